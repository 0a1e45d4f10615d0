
there = { $way ->
    [left] يسارًا
    [right] يمينًا
    [up] إلى أعلى
    [down] إلى أسفل
    [up-left] إلى أعلى اليسار
    [up-right] إلى أعلى اليمين
    [down-left] إلى أسفل اليسار
   *[down-right] إلى أسفل اليمين
}

nearly-there = { there } تقريبًا

lies = { $way ->
    [left] يسارًا
    [right] يمينًا
    [up] إلى أعلى
    [down] إلى أسفل
    [up-left] إلى أعلى اليسار
    [up-right] إلى أعلى اليمين
    [down-left] إلى أسفل اليسار
   *[down-right] إلى أسفل اليمين
}

squares-away = { $n } من المربعات { lies }

by = بمقدار { $move }

others = غير ذلك
