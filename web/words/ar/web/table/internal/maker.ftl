
err-nothing-to-undo = لا شيء يمكن التراجع عنه

err-nothing-to-redo = لا شيء يمكن إعادته

err-closed = لا درس قيد التأليف

err-no-step = لا توجد خطوة كهذه

err-no-shape = لا يوجد شكل كهذا

err-no-field = لا توجد خانة كهذه

err-no-tool = اختر حلقات أو أسهمًا أو تسميات لرسمها على الرقعة

err-no-link = هذا ليس درسًا ولا رابطًا إلى درس

err-further = لا يمكن نقل الخطوة أبعد من ذلك

err-too-long = هذا أطول مما يسعه درس

no-title = يحتاج الدرس إلى عنوان

no-steps = يحتاج الدرس إلى خطوة: ضع موضعًا على الرقعة وأضفه

no-step-title = تحتاج الخطوة إلى عنوان

no-words = تحتاج الخطوة إلى جملة أو جملتين

no-board = تحتاج الخطوة الأولى إلى رقعة

scan = امسحه، أو انسخ الرابط.

no-code = الرابط أطول من أن يسعه رمز للمسح. انسخه بدلًا من ذلك.

comes-back = الدرس الذي كان هنا يعود بزر «تراجع».

take-away = إزالة: { $shape }

new-step = الخطوة { $n }

err-has-at-most-steps = أقصى عدد لخطوات الدرس { $most }

needed-where = اكتب هنا ما المربعات المقصودة

needed-options = اكتب خيارين على الأقل

needed-answers = اكتب هنا الإجابة الصحيحة

needed-right = اكتب ما يقال للإجابة الصحيحة، ولماذا هي صحيحة

needed-hint = اكتب تلميحًا للإجابة الخاطئة

fault-in-lesson = { $field ->
    [title] العنوان: { $why }
    [minutes] الدقائق: { $why }
    [aim] الهدف: { $why }
    [rest] ملاحظات المعلم: { $why }
    [words] النص: { $why }
    [board] الرقعة: { $why }
    [claims] الادعاءات: { $why }
    [shapes] الرسم: { $why }
    [kind] المهمة: { $why }
    [on] المكان: { $why }
    [ask] السؤال: { $why }
    [options] الخيارات: { $why }
    [answers] الإجابات: { $why }
    [right] عند الصواب: { $why }
    [hint] التلميح: { $why }
   *[hints] تلميحات أخرى: { $why }
}

fault-in-step = الخطوة { $step }، { $field ->
    [title] العنوان: { $why }
    [minutes] الدقائق: { $why }
    [aim] الهدف: { $why }
    [rest] ملاحظات المعلم: { $why }
    [words] النص: { $why }
    [board] الرقعة: { $why }
    [claims] الادعاءات: { $why }
    [shapes] الرسم: { $why }
    [kind] المهمة: { $why }
    [on] المكان: { $why }
    [ask] السؤال: { $why }
    [options] الخيارات: { $why }
    [answers] الإجابات: { $why }
    [right] عند الصواب: { $why }
    [hint] التلميح: { $why }
   *[hints] تلميحات أخرى: { $why }
}

kind-none = بلا مهمة: قراءة فقط

kind-outcome = توقّع: P أم N؟

kind-tap-p = لمس كل القصور (P)

kind-tap-n = لمس كل وضعيات N

kind-tap-wins = لمس كل النقلات الرابحة

kind-win = اللعب والفوز

kind-choose = اختيار واحد من عدة

kind-type = كتابة عدد أو كلمة

on-label = { $outcome ->
    [true] لأي مربع؟ مثل 3,5
   *[false] في أي المربعات؟ من زاوية إلى زاوية، مثل 0,0..7,7
}

shape-ring = حلقات

shape-arrow = سهم

shape-label = تسمية

drawn-rings = حلقات { AND($squares) }

drawn-label = تسمية { $text } { AND($squares) }

drawn-arrow = سهم من { $from } إلى { $to }

drawn-arrow-from = سهم من { $from }

hint = { $tool ->
    [ring] المس مربعات لوضع حلقات عليها. والمسها مرة أخرى لإزالة الحلقة.
    [arrow] { $from ->
        [none] المس المربع الذي يبدأ منه السهم.
       *[other] يبدأ السهم من ({ $from }). المس الآن حيث ينتهي.
    }
    [label] المس المربع الذي تخصه التسمية.
   *[none] {""}
}

untitled = بلا عنوان

numbered-title = { $n }. { $title }

counted-step = { $steps ->
    [0] لا خطوة بعد
   *[other] الخطوة { $step } من { $steps }
}

need-correction = { $n ->
    [one] أمر واحد ما زال يحتاج إلى تصحيح.
    [two] أمران ما زالا يحتاجان إلى تصحيح.
    [few] { $n } أمور ما زالت تحتاج إلى تصحيح.
    [many] { $n } أمرًا ما زالت تحتاج إلى تصحيح.
   *[other] { $n } أمر ما زالت تحتاج إلى تصحيح.
}

engines-check = تتحقق المحركات مما يقوله الدرس…

all-is-true = كل ادعاء في الدرس صحيح، وكل مهمة يمكن حلها.

too-long-for-link = الدرس أطول من أن يسعه رابط: عدد حروفه { $letters }، والرابط يسع { $most }. أرسل الملف بدلًا من ذلك.
