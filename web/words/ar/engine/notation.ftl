
wrong = { $reason }: { $part } عند الحرف { $at }

wrong-at-end = { $reason } في نهاية النص (الحرف { $at })

nothing-follows = لا يجوز أن يتبع شيء هنا

Expected-move = المتوقع نقلة مثل (1,2)

expected = المتوقع { $text }

whole = يجب أن تكون قيمة { $what } عددًا صحيحًا

at-least = يجب ألا تقل قيمة { $what } عن { $n }

at-most = يجب ألا تزيد قيمة { $what } على { $n }

space-inside = بين هذه الأرقام فراغ، فقد تكون عددًا واحدًا أو عددين

no-marks = الأعداد صحيحة، ولا شيء يفصل بين أرقامها

two-readings = قد يكون هذا عددًا واحدًا أو عددين: احذف الأصفار أو ضع فراغًا بعد الفاصلة

err-too-long = نص من { $bytes } بايت أطول من اللازم: يُقرأ منه { $most } على الأكثر

perhaps = { $names ->
    [0] {""}
   *[other] ؛ لعل المقصود { OR($names) }
}
