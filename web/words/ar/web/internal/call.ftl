
err-kind-of-argument = { $is ->
    [number] { $call }: يجب أن يكون { $argument } عددًا صحيحًا، لا { $not }
    [square] { $call }: يجب أن يكون { $argument } مربعًا مثل [3,3]، لا { $not }
   *[other] { $call }: يجب أن يكون { $argument } من نوع { $kind }، لا { $not }
}

err-no-object = { $call }: المعطيات ليست كائن JSON

err-no-call = لا يوجد استدعاء باسم { $name }

unwritten = تعذّرت كتابة الإجابة.
