
own-map = هذه اللعبة

all-time = كل الأقطار المضادة

no-detail = لا شيء

everywhere = الكل

elsewhere = في مكان آخر

err-negative = تُعدّ الأقطار المضادة من 0 فصاعدًا

err-no-square = أشر أولًا إلى مربع على الخريطة يُرجع منه

err-no-past = لا شيء يسير إلى الوراء: ابدأ من مربع أولًا

err-large = لا عدد قصور بهذا الكبر

err-row-unseen = يُسمع الصف حين تكون خريطة اللعبة ظاهرة

time-up-to = الأقطار المضادة من 0 إلى { $now } من أصل { $last }

squares-of = المربعات: { $done } من { $total }

of-palaces = { $share } من المربعات قصور

or-less = { $share } أو أقل

or-more = { $share } أو أكثر

ramp-title = نسبة القصور (وضعيات P) بين مربعات البكسل: من { $low } إلى { $high }.

err-not-on-map = لا يوجد { $name } على هذه الخريطة

err-wrong-shift = للإزاحة مركّبتان، كما في [1,1]، لا { $components }

map-chip = الخريطة: { $progress }

err-row-unknown = الصف { $y } ليس على الخريطة بعد، في القدر الظاهر منه

side = { $below ->
    [true] حيث ⁦y > x⁩
   *[false] حيث ⁦x ≥ y⁩
}

from-afar-title = { $title } من بعيد: متوسط الألوان، وقد كُبّرت فروقها بالعامل { $gain }.

differs = { FULL($at) }: { $differ }

err-none-is-made = لا ينتج الأوتومات إلا أعداد القصور لألعاب { OR($games) }

err-no-name-here = لا شيء على هذه الخريطة لإبرازه: يلزم لذلك خريطة ألعاب { OR($games) }

err-unknown-detail-of = لا يوجد { $name } لإبرازه، بل { $known } فقط

err-no-colours-of = الألوان واحدة من { $known }، لا { $name }

what-is-what = دليل الخريطة

point-at-map = أشر إلى الخريطة، أو اختر اسمًا أدناه.

colour-means = { $label }: { $meaning }

at-square = عند { $at }

term-at = { $name } عند { $at }

runs = { $playing ->
    [true] إيقاف مؤقت
   *[false] تشغيل
}

asks-for = { $at }: { $ask }

found = { $state ->
    [hidden] { $at } لم تُعرف قيمته بعد
    [next] { $at } يُبحث عن قيمته
   *[other] { $other ->
        [true] { $at }: { $value }، خلافًا لهذه اللعبة
       *[false] { $at }: { $value }
    }
}

owned = { $own ->
    [true] كما في هذه اللعبة
   *[false] {""}
}

row-says = الصف { $y }، من { $first } إلى { $last }: { $palaces ->
    [0] لا P.
   *[other] ‏P عند { AND($palaces) }.
}
