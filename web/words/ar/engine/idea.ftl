
err-long = ما اختير من الفكرة أطول من اللازم

err-name = اسم الفكرة من حروف لاتينية فقط: { $name }

err-part = بعد اسم الفكرة يأتي name=value، لا { $part }

err-step = الخطوة عدد من 0 إلى { $most }، لا { $value }

err-twice = ذُكر { $name } مرتين

err-character = الحرف { $character }، ورقمه { $at }، لا معنى له هنا

Err-no-idea = ليس لهذه اللعبة فكرة كهذه

err-lacks = { $names ->
    [none] ليس للعبة { $game } فكرة { $name } ولا أي فكرة أخرى
   *[other] ليس للعبة { $game } فكرة { $name }، بل لها { $names }
}

err-control = لا شيء باسم { $name } يمكن اختياره هنا

err-choice = { $value } ليس من خيارات «{ $label }»

err-range = قيمة { $what } عدد من { $from } إلى { $to }، لا { $value }

From-digit = الرقم { $n }

from-column = العمود { $column }

From-to = { $first } إلى { $last }
