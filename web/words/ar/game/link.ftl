
Too-long = هذه اللعبة بكل أدوارها أطول من أن يسعها رابط. تبدأ الروابط من حيث هي الآن، وهذه الصفحة وحدها تحتفظ بها كلها.

percent-sign = تحتاج علامة النسبة المئوية إلى رقمين ستة عشريين

given-twice = لا يجوز ذكر الاسم إلا مرة واحدة

on-or-off = قيم النقلات إما on وإما off

quiz-on-or-off = الاختبار إما on وإما off

nothing-named = لا تقبل هذه الغرفة قيمة

map-has-name = لما تعرضه الخريطة اسم، مثل off
no-such-help = ما يمكن تركه هو map وvalues وhint وwhy وsave

between-squares = المتوقع «;» بين مربعين

out-of-reach = لا يمكن حجب مربع بهذا البعد

line-of-one = يصل الخط بين مربعين مختلفين

set-of-position = لا تتبع موضعًا ألغاز: تبدأ المجموعة بمستوى وبذرة

line-beyond = يبدأ الخط وينتهي بمربع محجوب، ولا شيء بعده

move-or-block = يطلب اللغز move أو block

no-size = لغز اليوم small (صغير) أو middle (متوسط) أو hard (صعب) أو next (التالي)

misere-on-or-off = لعب ميزير إما on وإما off

stands-alone = تقف الكلمة { $word } وحدها بدل المربعات

err-no-square = يحتاج دور سابق إلى المربع الذي كانت القطعة تقف عليه

err-no-position = تحتاج الأدوار إلى موضع أدّت إليه

err-takes-long = معرفة ما يحجبه اللاعب المثالي هنا تستغرق وقتًا طويلًا: يجب ذكر المربعات

err-no-blocks = لا شيء يُحجب هنا

Err-too-long = هذا الرابط أطول مما يجب

err-long-link = رابط من { $length } بايت أطول مما يجب: يُقرأ منه { $most } على الأكثر

knows-no-other = { $room ->
    [game] يعرف الرابط { $names } ولا يعرف اسمًا آخر
    [lesson] يعرف رابط الدرس { $names } ولا يعرف اسمًا آخر
    [puzzle] يعرف رابط اللغز { $names } ولا يعرف اسمًا آخر
    [set] يعرف رابط مجموعة الألغاز { $names } ولا يعرف اسمًا آخر
   *[other] يعرف هذا الرابط { $names } ولا يعرف اسمًا آخر
}

has-at-most-parts = أقصى عدد لأجزاء الرابط { $most }

err-no-step = { $steps ->
    [one] لا توجد خطوة كهذه: للدرس خطوة واحدة
    [two] لا توجد خطوة كهذه: للدرس خطوتان
    [few] لا توجد خطوة كهذه: للدرس { COUNT($steps) } خطوات
   *[other] لا توجد خطوة كهذه: للدرس { COUNT($steps) } خطوة
}

err-step-beyond = للدرس { $steps ->
    [one] خطوة واحدة
    [two] خطوتان
    [few] { COUNT($steps) } خطوات
   *[other] { COUNT($steps) } خطوة
}، وهذه { $first ->
    [true] أولاها
   *[false] آخرها
}

set-has = في المجموعة من { $least } إلى { $most } من الألغاز: set=6 ستة ألغاز، وset=3/6 هو الثالث منها

not-in-set = { $of ->
    [one] لا يوجد لغز كهذا: في المجموعة لغز واحد
    [two] لا يوجد لغز كهذا: في المجموعة لغزان
    [few] لا يوجد لغز كهذا: في المجموعة { COUNT($of) } ألغاز
    [many] لا يوجد لغز كهذا: في المجموعة { COUNT($of) } لغزًا
   *[other] لا يوجد لغز كهذا: في المجموعة { COUNT($of) } لغز
}

err-no-waiting = لا ينتظر قبل إحدى خطواته إلا درس من عدة خطوات

err-waits-before = { $steps ->
    [two] الدرس ذو الخطوتين لا ينتظر إلا قبل الخطوة { $last }
    [few] درس من { COUNT($steps) } خطوات ينتظر قبل الخطوات من 2 إلى { $last }
   *[other] درس من { COUNT($steps) } خطوة ينتظر قبل الخطوات من 2 إلى { $last }
}

can-show = ما يمكن عرضه بجانب الرقعة: { OR($names) }

page-speaks = لغات الصفحة: { OR($names) }

needs-components = { $dim ->
    [one] لموضع هذه اللعبة إحداثي واحد
    [two] لموضع هذه اللعبة إحداثيان، تفصل بينها فواصل
    [few] لموضع هذه اللعبة { COUNT($dim) } إحداثيات، تفصل بينها فواصل
   *[other] لموضع هذه اللعبة { COUNT($dim) } إحداثيًّا، تفصل بينها فواصل
}

has-at-most-digits = أقصى عدد لأرقام الإحداثي { $most }

line-digits = عدد الأرقام الستة عشرية لخط من { $squares ->
    [one] مربع واحد
    [two] مربعين
    [few] { COUNT($squares) } مربعات
    [many] { COUNT($squares) } مربعًا
   *[other] { COUNT($squares) } مربع
} هو { COUNT($digits) }

many-squares = { $most ->
    [one] يجوز حجب مربع واحد على الأكثر، لا { COUNT($n) }
    [two] يجوز حجب مربعين على الأكثر، لا { COUNT($n) }
    [few] يجوز حجب { COUNT($most) } مربعات على الأكثر، لا { COUNT($n) }
    [many] يجوز حجب { COUNT($most) } مربعًا على الأكثر، لا { COUNT($n) }
   *[other] يجوز حجب { COUNT($most) } مربع على الأكثر، لا { COUNT($n) }
}

full-lines = أقصى عدد للمربعات في خطوط الرابط { $most }

a-coordinate = الإحداثي

a-step = الخطوة

a-level = المستوى

a-seed = البذرة

a-pause = رقم الكلمات

a-wait = الخطوة التي ينتظر الدرس قبلها

the-width = العرض

the-height = الارتفاع

the-other-k = ‏k اللعبة الأخرى

the-shift-x = الإزاحة في x

the-shift-y = الإزاحة في y

the-offset = الفرق

no-origin = يُكتب الموقع الذي يُبلَّغ بما يحدث على صورة https://school.example أو http://localhost:8000

no-port = بعد النقطتين منفذ من 1 إلى 65535

no-host = يتكون اسم الموقع من حروف لاتينية وأرقام وواصلات ونقاط، ولا يأتي بعده إلا منفذ

other-parts = { $n ->
    [one] جزء آخر
    [two] جزأين آخرين
    [few] { COUNT($n) } أجزاء أخرى
    [many] { COUNT($n) } جزءًا آخر
   *[other] { COUNT($n) } جزء آخر
}

opened-hidden = احتياطًا، فُتح الرابط والإجابات مخفية، لأنه تعذرت قراءة { AND($parts) }: { $why }

opened-without = فُتح الرابط من دون { AND($parts) }: { $why }
