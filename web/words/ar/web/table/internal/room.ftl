reply-won = فوز

reply-lost = لا فوز

next-step = التالي

next-lesson = الدرس التالي

next-puzzle = اللغز التالي

play-of = لعب: { $game }

next-for-you = التالي لك

restart-step = إعادة الخطوة

restart-puzzle = محاولة أخرى

share-page = مشاركة Palace

shared-page = لعب وتعلّم

share-gallery = مشاركة المعرض

shared-gallery = المعرض

share-lesson = مشاركة هذا الدرس

share-class = ليفتحه الفصل

shared-class = للفصل

for-teachers = للمعلم

err-no-lesson = لا خطوات خارج الدروس

err-no-further = لا خطوة بعد هذه

err-nothing-to-check = لا شيء يُتحقق منه: لا تطلب هذه الخطوة مربعات

err-nothing-asked = لا سؤال هنا

err-outside = ليس هذا المربع من المربعات المطلوبة

err-board = رقعة الخطوة { $step } لا تُفتح: { $err }

at-step = عند هذه الخطوة، { $step } من { $steps }

counted = الخطوة { $step } من { $steps }

done-of = أُنجز { $done } من { $steps }

err-unread = لا يمكن قراءته

err-file = الملف { $name }: { $err }

err-not-kept = ليس هذا نصًّا لما أنجزه أحد: يبدأ مثل هذا النص بـ { $head }

err-no-gallery = تُشاهد الخرائط وهي تنمو في المعرض

hung-of = { $at } من { $all }

wrong-in-line = هناك خطأ في السطر { $line } من هذا الدرس (الخطوة { $why ->
    [none] { $more ->
        [0] { $step }).
        [one] { $step }) وفي موضع آخر.
        [two] { $step }) وفي موضعين آخرين.
        [few] { $step }) وفي { COUNT($more) } مواضع أخرى.
        [many] { $step }) وفي { COUNT($more) } موضعًا آخر.
       *[other] { $step }) وفي { COUNT($more) } موضع آخر.
    }
   *[other] { $more ->
        [0] { $step }): { $why }
        [one] { $step }) وفي موضع آخر: { $why }
        [two] { $step }) وفي موضعين آخرين: { $why }
        [few] { $step }) وفي { COUNT($more) } مواضع أخرى: { $why }
        [many] { $step }) وفي { COUNT($more) } موضعًا آخر: { $why }
       *[other] { $step }) وفي { COUNT($more) } موضع آخر: { $why }
    }
}

step-begun = الخطوة { $step } من { $steps }: { $title }

stop = { $done ->
    [true] الخطوة { $step }: { $title } (أُنجزت)
   *[false] الخطوة { $step }: { $title }
}

about = { $steps ->
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $steps } خطوات
   *[other] { $steps } خطوة
}{ $minutes ->
    [0] { "" }
    [one] ، نحو دقيقة واحدة
    [two] ، نحو دقيقتين
    [few] ، نحو { $minutes } دقائق
   *[other] ، نحو { $minutes } دقيقة
}

about-lesson = { $steps ->
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $steps } خطوات
   *[other] { $steps } خطوة
}{ $minutes ->
    [0] { "" }
    [one] ، نحو دقيقة واحدة
    [two] ، نحو دقيقتين
    [few] ، نحو { COUNT($minutes) } دقائق
   *[other] ، نحو { COUNT($minutes) } دقيقة
}

pupils-say = ما يقوله التلاميذ

where-it-leads = إلى أين يؤدي

the-paper = الورقة البحثية

verdict-title = { $right ->
    [true] صحيح.
   *[false] ليس بعد.
}

mover = { $loses ->
    [true] صاحب الدور يخسر
   *[false] صاحب الدور يستطيع الفوز
}

tapped = { $n ->
    [0] لم توضع علامة على أي مربع بعد.
    [one] وُضعت علامة على مربع واحد.
    [two] وُضعت علامات على مربعين.
    [few] وُضعت علامات على { $n } مربعات.
    [many] وُضعت علامات على { $n } مربعًا.
   *[other] وُضعت علامات على { $n } مربع.
}

pointed-at = { $marked ->
    [true] { $at }: عليه علامة
   *[false] { $at }: بلا علامة
}

arrow-drawn = سهم من { $from } إلى { $to }

label-drawn = الكلمة «{ $text }» عند { $at }

ring-drawn = حلقة حول { AND($squares) }

drawn-too = { $before }؛ { $after }

on-board = على الرقعة: { $what }.

to-do = { $kind ->
    [win] العب على الرقعة، واربح.
    [tap] { $side ->
        [P] المس كل قصر في الإطار: كل مربع يخسر فيه صاحب الدور.
        [N] المس كل وضعية N في الإطار: كل مربع يستطيع فيه صاحب الدور الفوز.
       *[wins] المس كل مربع ذي حلقة تؤدي إليه نقلة رابحة.
    }
    [outcome] إذا وقفت القطعة على { $at }، فأيهما صحيح؟
    [choose] أي إجابة هي الصحيحة؟
   *[type] اكتب إجابتك.
}

eyes = انظر إلى الأمام

type-word = اكتب الكلمة التي يُظهرها معلمك.

waiting = انظر إلى الأمام. اكتب الكلمة التي يُظهرها معلمك.

other-word = هذه كلمة أخرى. انظر إلى الأمام، واكتب الكلمة التي تراها هناك.

err-no-course = الوقفات لفصل أُعطي درسًا: اختر درسًا أولًا

counted-before = قبل الخطوة { $step } من { $steps }

err-no-puzzle = لا لغز على الرقعة

err-no-more-hints = لا تلميح آخر

err-of-no-game = يحتاج الموضع إلى لعبته: ⁦puzzle=wythoff&at=5,7⁩

a-puzzle = لغز

asks = { $block ->
    [true] نقلت إلى { $at }. احجب { $n ->
        [one] مربعًا واحدًا
        [two] مربعين على الأكثر
        [few] { COUNT($n) } مربعات على الأكثر
        [many] { COUNT($n) } مربعًا على الأكثر
       *[other] { COUNT($n) } مربع على الأكثر
    }، بحيث تخسر كل نقلة للحاسوب.
   *[false] { $several ->
        [true] الدور لك، وتستطيع الفوز: جِد نقلة رابحة.
       *[false] الدور لك. نقلة واحدة بالضبط تربح: العبها على الرقعة.
    }
}

not-this = { FULL($to) } يخسر: من هناك يستطيع الحاسوب الفوز. حاول مرة أخرى.

not-this-for = { FULL($to) } يخسر، لأن الحاسوب يستطيع الفوز من هناك بالذهاب إلى { FULL($reply) }. حاول مرة أخرى.

not-this-blocking = { FULL($to) } يخسر: مهما حجبت الآن، يستطيع الحاسوب الفوز من هناك. حاول مرة أخرى.

not-won = يستطيع الحاسوب الفوز

from-here = من هنا تستطيع الفوز

left-open = بقي قصر مفتوحًا

not-these = هذا الحجب يترك قصرًا مفتوحًا: يستطيع الحاسوب الذهاب إليه والفوز. حاول مرة أخرى.

own-puzzle = جِد الفوز

share-puzzle = مشاركة هذا اللغز

err-in = في { $board }: { $err }

err-not-to-block = لا يمكن حجب شيء عند { $at }: يحتاج ⁦find=block⁩ إلى لعبة فيها حجب، ولا شيء محجوب فيها بعد

err-no-palace = لا قصر يمكن بلوغه من { $at }: كل حجب يربح، فليس هذا لغزًا

err-no-block = لا حجب يربح من { $at }: ليس هذا لغزًا

err-lost = لا نقلة تربح من { $at }: ليس هذا لغزًا

err-no-set = لا يسمّي هذا الرابط مجموعة ألغاز، مثل ⁦puzzle=rook&level=2&seed=1&set=12⁩

to-level = لغز من المستوى { $level }

this-wins = كل نقلة من { FULL($to) } تخسر.

err-too-far = يبعد اللغز عن الزاوية { $squares } من المربعات على الأكثر، ويُحجب فيه { $pawns } من المربعات على الأكثر

puzzle-of = { $month ->
    [1] لغز اليوم، { $day } يناير
    [2] لغز اليوم، { $day } فبراير
    [3] لغز اليوم، { $day } مارس
    [4] لغز اليوم، { $day } أبريل
    [5] لغز اليوم، { $day } مايو
    [6] لغز اليوم، { $day } يونيو
    [7] لغز اليوم، { $day } يوليو
    [8] لغز اليوم، { $day } أغسطس
    [9] لغز اليوم، { $day } سبتمبر
    [10] لغز اليوم، { $day } أكتوبر
    [11] لغز اليوم، { $day } نوفمبر
   *[12] لغز اليوم، { $day } ديسمبر
}

puzzle-of-set = اللغز { $at } من { $of }

puzzle-stop = { $solved ->
    [true] اللغز { $at } (محلول)
   *[false] اللغز { $at }
}

solved-of-set = { $all ->
    [true] { $of ->
        [one] اللغز محلول: سلّم ما أنجزت.
        [two] اللغزان محلولان: سلّم ما أنجزت.
       *[other] كل الألغاز محلولة، وعددها { COUNT($of) }: سلّم ما أنجزت.
    }
   *[false] المحلول: { $n } من { $of }. يمكنك التسليم متى شئت.
}

of-level = { $level ->
    [0] {""}
   *[other] المستوى { $level } من { $of }
}

find-other = { $block ->
    [true] لغز حجب
   *[false] لغز نقلة
}

only-palace-blocked = { FULL($at) } هو القصر الوحيد الذي يمكن بلوغه، وقد حجبته: كل نقلة أخرى تخسر.

palaces-blocked = القصور التي يمكن بلوغها هي { AND($palaces) }، وقد حجبتها: كل نقلة أخرى تخسر.

this-wins-too = { $n ->
    [two] كل نقلة من { FULL($to) } تخسر. هنا تربح نقلتان.
    [few] كل نقلة من { FULL($to) } تخسر. هنا تربح { $n } نقلات.
   *[other] كل نقلة من { FULL($to) } تخسر. هنا تربح { $n } نقلة.
}

own-puzzles = من ألعابك أنت: { $n }

tally = { $alone ->
    [0] { $game } ضد الحاسوب ({ $opponent }): مرات الفوز { $won }، ومرات الخسارة { $lost }.
   *[other] { $game } ضد الحاسوب ({ $opponent }): مرات الفوز { $won } (منها { $alone } بلا مساعدة)، ومرات الخسارة { $lost }.
}

move-goes-to = النقلة الرابحة هي إلى { FULL($to) }.

block-these = احجب { AND($squares) }.

solved-words = ‏{ $level ->
    [0] Palace. { $title }
   *[other] Palace. { $title }، المستوى { $level }
}: { $try ->
    [1] حُلّ من أول محاولة
   *[other] حُلّ في المحاولة رقم { $try }
}، { $hints ->
    [0] بلا تلميح
    [one] مع تلميح واحد
    [two] مع تلميحين
    [few] مع { COUNT($hints) } تلميحات
    [many] مع { COUNT($hints) } تلميحًا
   *[other] مع { COUNT($hints) } تلميح
}.

solved-so-far = { $solved ->
    [0] {""}
   *[other] المحلول { $solved } · من أول مرة { $first }{ $days ->
        [0] {""}
       *[other] {" "}· أيام متتالية { $days }
    }
}

today = { $solved ->
    [true] حُلّ اليوم
   *[false] لم يُحل بعد
}{ $days ->
    [0] { "" }
    [one] ، في يوم واحد
    [two] ، في يومين متتاليين
    [few] ، في { COUNT($days) } أيام متتالية
    [many] ، في { COUNT($days) } يومًا متتاليًا
   *[other] ، في { COUNT($days) } يوم متتالٍ
}

about-foreign = { $about }، بالإنجليزية

score-of = { $you } : { $computer }

rung-of = البداية { $n } من { $of }{ $stars ->
    [0] {""}
    [1] {" "}· ★ فوز
   *[2] {" "}· ★★ فوز دون مساعدة
}

stars-of = ★ { $n } من { $of }

lobby-title = { $teach ->
    [true] التدريس
   *[false] الاستكشاف
}

lobby-words = { $teach ->
    [true] خطط دروس، وصف يسلّم إجاباته، وأوراق عمل، ودرس من صنعك.
   *[false] أي لعبة كنص، وأفكار الأبحاث وأشكالها، وما ثبت منها، وكيف تستعمل Palace في أماكن أخرى.
}

size-of = { $size ->
    [small] صغير
    [middle] متوسط
   *[hard] صعب
}

still-open = لم يُحل

solved-at = المحاولة { $try }، { $help ->
    [none] دون مساعدة
    [hint] مع تلميح
   *[told] مع الحل
}

next-of = { $size ->
    [small] التالي: اللغز الصغير
    [middle] التالي: اللغز المتوسط
   *[hard] التالي: اللغز الصعب
}

streak-of = { $days ->
    [one] يوم واحد
    [two] يومان متتاليان
    [few] { COUNT($days) } أيام متتالية
    [many] { COUNT($days) } يومًا متتاليًا
   *[other] { COUNT($days) } يوم متتالٍ
}

new-puzzles-in = { $hours ->
    [0] { $minutes ->
        [0] الألغاز الجديدة هنا.
       *[other] ألغاز جديدة بعد { $minutes } د.
    }
   *[other] ألغاز جديدة بعد { $hours } س { $minutes } د.
}

shared-day = Palace. { $title }: صغير { $small } متوسط { $middle } صعب { $hard }

why-wins = { $known ->
    [equal] على { FULL($to) } البعدان عن الحافتين متساويان. كل نقلة للحاسوب تغيّر أحدهما، وأنت تساويهما من جديد.
   *[other] كل نقلة من { FULL($to) } تخسر: مهما لعب الحاسوب فلديك رد يربح.
}
