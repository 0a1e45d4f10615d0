
values-off = النقلات الرابحة مخفية.

one-moment = لحظة واحدة…

try-again = هنا حُسمت اللعبة: حاول مرة أخرى.

err-no-turn = لا يُعرف دور حسم اللعبة

err-no-study = لا شيء يُشرح الآن

err-no-step = لا خطوة أخرى

why = لماذا { $at }

picked-too = { $said }؛ مختار للحجب

besides = { $said }؛ { $role }

why-known = { $lost ->
    [true] لماذا يخسر صاحب الدور عند { $at }
   *[false] لماذا يربح صاحب الدور عند { $at }
}

why-next = لماذا { $at }؟

step-of = { $steps ->
    [0] {""}
   *[other] { $step } من { $steps }
}

err-no-hint = لا يوجد تلميح آخر

hint-shown = الرقعة تعرضه.

