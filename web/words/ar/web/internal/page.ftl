
err-hidden = الإجابات مخفية حتى تكشفها

err-without = هذه المساعدة غير متاحة هنا

loses = يخسر

wins = يربح

wins-with-t = يربح مع ⁦t = { $steps }⁩

scan = امسحه، أو انقر لتكبيره.

dense-code = رابط بهذا الطول يعطي رمزًا كثيفًا يُمسح من قرب.

Hand-file = هذه الصفحة ملف، وعنوانها لا يفيد غيرك: أرسل الملف نفسه.

lines-and = خطوط الوزير، و

nothing-else = لا شيء آخر بعد

the-piece = القطعة

err-last-move = تحتاج اللعبة إلى نقلة: أضف أخرى قبل إزالة الأخيرة

no-list = قيمة من نوع آخر

needs-numbers = { $dim ->
    [one] يُكتب هنا عدد صحيح واحد، مثل { $example }
    [two] يُكتب هنا عددان صحيحان بينهما فاصلة، مثل { $example }
    [few] تُكتب هنا { COUNT($dim) } أعداد صحيحة بينها فواصل، مثل { $example }
   *[other] يُكتب هنا { COUNT($dim) } عددًا صحيحًا بينها فواصل، مثل { $example }
}

a-number = العدد

err-move-there = { $move } نقلة في اللعبة من قبل

err-move-not-there = { $move } ليست نقلة في هذه اللعبة

marked = الإطار الأحمر هو حيث كنت: الانتقال إلى علامة الصح الخضراء كان يربح.

tab = { $headline } – { $title } – Palace

left = الباقي { $n }

block-line = حجب الخط { $direction }، المربعات الحرة { $free }

err-no-completion = لا يمكن إكمال النقلات لتصبح { $name }

err-wrong-move = عدد مركّبات النقلة في هذه اللعبة { $has }، لا { $dim }

err-too-far = { $p } أبعد عن القطعة من أن يُرى

from-pile = { $amount } من { $pile }

options-cut = { $n } على الأكثر في كل اتجاه. يمكنك كتابة غيرها.

embedded = ‏Palace: { $title }

more-moves = و{ $n } غيرها، في الترميز أدناه

map-palaces = القصور

map-palace-numbers = أعداد القصور

map-nim-values = قيم نيم

map-remoteness = النقلات الباقية

origin-upper-left-right = المبدأ أعلى اليسار، x نحو اليمين

origin-lower-left-right = المبدأ أسفل اليسار، x نحو اليمين

origin-upper-left-down = المبدأ أعلى اليسار، x نحو الأسفل

origin-lower-left-up = المبدأ أسفل اليسار، x نحو الأعلى

palette-paper = كما في الورقة البحثية

palette-safe = ملائمة لعمى الألوان

blocked-on-line = { $all ->
    [true] { $n ->
        [1] المربع الوحيد { $direction }
        [2] المربعان { $direction }
       *[other] كل المربعات ({ $n }) { $direction }
    }
   *[false] { $n } { $direction }
}

blocked-lines = المحجوب: { AND($lines) }.

begin-anywhere = تبدأ هذه الألعاب حيث تشاء، بإحداثيات لا يزيد عدد أرقامها على { $digits }: { AND($games) }. اكتب الإحداثيات بعد @ في رابط، أو تحت «مربع البداية».

long-number = { $ends }، عدد أرقامه { $n }

digits = { $n ->
    [one] رقم واحد
    [two] رقمان
    [few] { $n } أرقام
    [many] { $n } رقمًا
   *[other] { $n } رقم
}

err-cannot-be-edited = لا يمكن تحرير نقلات { $game }

err-too-many-components = أقصى عدد لإحداثيات الموضع { $most }، لا { $n }

err-too-many-digits = أقصى عدد لأرقام الإحداثي { $most }

to-pile = { $amount } إلى { $pile }

move-counters = انقل { $amount } من { $from } إلى { $to }

takes = { $to ->
    [0] خذ { AND($from) }
   *[other] خذ { AND($from) }، وأضف { AND($to) }
}

map-shows-slice = تعرض الخريطة المقطع { AND($held) }: الكومة A على ضلع، وB على الآخر.

share-of = { $quiz ->
    [true] مشاركة هذا الاختبار
   *[false] { $idea ->
        [true] مشاركة هذه الفكرة
       *[false] مشاركة هذه اللعبة
    }
}

Hand-file-and = هذه الصفحة ملف، وعنوانها لا يفيد غيرك: أرسل الملف نفسه. وإذا وُضع هذا النص في آخر عنوانه هناك فتح الشيء نفسه.

turns-too-long = الرابط بكل الأدوار أطول مما يجب: { $why }. من هنا يتسع له.

link-too-long = الرابط أطول مما يجب: { $why }. انسخه بدلًا من ذلك.

heard-blocked = المحجوب { $n }

group-label = { $other ->
    [true] أمثلة أخرى
   *[false] أشكال من { $source }
}

preset-at = { $figure }: { $title }

take-move-away = إزالة { $move }

squares-to-last = المربعات حتى { $last }

move-is = { $is ->
    [none] { $move }، ليست نقلة
    [queen] { $move }، من نقلات الوزير
   *[move] { $move }، نقلة
}
