
chips-palace-square-where-player = القصر مربع يخسر فيه صاحب الدور.

chips-wheel-zooms = للتكبير والتصغير هنا اضغط مفتاح Ctrl وأدر العجلة، أو انقر الرقعة أولًا.
