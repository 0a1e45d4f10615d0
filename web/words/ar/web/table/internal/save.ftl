
of-view = الرقعة كما تُرى الآن، مع الأسماء والمساطر، ببكسلات الشاشة نفسها.

gave-up = تعذّرت كتابة الملف: تعطّل البرنامج الكاتب مرة بعد مرة. قد ينجح ملف أصغر.

err-uncharted = لا خريطة لهذه اللعبة لتُحفظ

err-no-view = لا مربع من الرقعة ظاهر

err-no-map = لا خريطة بعد

err-no-window = اكتب حجمًا ثم @ ثم أصغر زاوية: 1000x800 @ 12,7

err-long = تُكتب النافذة بحروف أقل، مثل 1000x800 @ 12,7

the-width = العرض

the-height = الارتفاع

long-number = أقصى عدد لأرقام الإحداثي 1000

progress = المربعات: { $done } من { $total }

saved-pixels = تم الحفظ: ⁦{ $width } × { $height }⁩ بكسل.

err-no-squares = المربعات هي الظاهرة أو مربعات الخريطة أو المكتوبة، لا { $which }

err-no-format = لا يمكن كتابة ملف بصيغة { $format }

err-no-kind = ليس لهذه الخريطة قيم من نوع { $kind } لتُحفظ

err-out-of-reach = { $corner } أبعد مما تبلغه هذه الخريطة

as-seen-label = صورة كما تُرى (PNG)

png-label = بكسل لكل مربع (PNG)

svg-label = رسم للمربعات (SVG)

csv-label = أعداد (CSV)

json-label = أعداد (JSON)

bits-label = القصور بتّات (نص)

holds = ⁦{ $w } × { $h }⁩ من المربعات ابتداءً من { $corner }: { $known ->
    [about] نحو { $size }.
    [most] { $size } على الأكثر.
   *[exactly] { $size } بالضبط.
}

saved = تم الحفظ: { $size }.
