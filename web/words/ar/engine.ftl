
Err-search = معرفة ذلك تحتاج إلى بحث

Err-kind = لا تعرف شيئًا عن قيم من هذا النوع

Err-nim-origin = تبدأ خريطة قيم نيم من الزاوية

Err-too-far = هذا أبعد من اللازم

Err-outside = هذا خارج الرقعة

Err-wrong-dimension = لموضع هذه اللعبة عدد آخر من الإحداثيات

Err-no-map = ليس لهذه اللعبة خريطة كهذه

Err-window = ليست هذه نافذة يمكن حسابها

Err-too-many = هذه خيارات أكثر من اللازم

Err-takes-long = هذا يستغرق وقتًا طويلًا

Err-no-method = ليس لهذه اللعبة طريقة لذلك

err-unasked = لا تجيب عن ذلك

Err-dimension = لموضع هذه اللعبة إحداثيان، لا { $components }

err-piles = عدد الأعداد في وضعية هذه اللعبة { $piles }، لا { $found }

the-position = الموضع

Err-negative = { $position } ليس على الرقعة: لا إحداثي سالبًا

Err-digits = { $position } بعيد جدًّا: يجوز أن يكون لإحداثياته نحو { $digits } من الأرقام

err-options = خيارات { FULL($p) } أكثر من أن تُذكر: { $n }

Err-while = ملء قيم نيم لكل المربعات قبل { FULL($p) } يستغرق بعض الوقت

err-no-square = تحتاج الرقعة إلى مربع واحد على الأقل، لا { $w }x{ $h }

err-too-large = نافذة من ⁦{ $w }×{ $h }⁩ مربع أكبر من اللازم: يمكن عرض ⁦{ $edge }×{ $edge }⁩ على الأكثر

err-empty = لا تحوي نافذة من ⁦{ $w }×{ $h }⁩ أي مربع

err-not-within = النافذة { $size } عند { $at } ليست داخل الرقعة، التي تبدأ عند { $first } وتنتهي عند { $last }

err-map = ليس للعبة { $game } خريطة من نوع { $kind }
