
wrong = { $reason }: { $part } عند الحرف { $at }

wrong-at-end = { $reason } في نهاية النص (الحرف { $at })

nothing-follows = لا يجوز أن يتبع شيء هنا

Expected-move = المتوقع نقلة مثل (1,2)

expected = المتوقع { $text }

whole = { $what }: يلزم عدد صحيح

at-least = { $what }: يلزم { $n } على الأقل

at-most = { $what }: يلزم { $n } على الأكثر

err-too-long = نص من { $bytes } بايت أطول من اللازم: يُقرأ منه { $most } على الأكثر

perhaps-one = ؛ لعل المقصود { OR($names) }
