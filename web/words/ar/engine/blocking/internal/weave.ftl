
arm-title = الذراع اللانهائية من الكتف

fabric-title = النسيج اللانهائي للباقي ⁦k = { $remainder }⁩ قياس 3

fabric-label = نسيج لا نهائي

arm-label = ذراع لا نهائية

formula = ⁦g = a − b − c + e + f + p = { $sum }⁩

correction = ⁦p = { $sum } = { $p }⁩

no-correction = p = 0: لا قصر بين الستة

part-first = { $n } عن { $name }

part-plus = ⁦+ { $n }⁩ عن { $name }

part-minus = − { $n } عن { $name }

all-found = وُجدت كل المربعات.

choose = قيمتان تلائمان المعروف: اختر إحداهما.

err-no-fabric = هناك ثلاثة أنسجة، للبواقي 0 و1 و2، ولا نسيج للباقي { $remainder }

err-too-far = { $at } بعيد جدًّا: تبدأ رقعة { $board } عند { $first } وتنتهي قبل { $end }

err-too-large = { $size } أكبر من اللازم لرقعة { $board } عند { $at }: الممكن { $largest }

err-found = وُجدت كل مربعات هذا الماضي

err-small = يحتاج الماضي إلى 3x3 مربعات على الأقل، لا { $size }

err-value = لا يمكن أن يكون { $at } قد كان { $value }، بل واحدًا من { $solutions } فقط
