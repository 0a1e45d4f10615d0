
chips-palace-square-where-player = القصر مربع يخسر فيه صاحب الدور.

chips-wheel-zooms = للتكبير والتصغير هنا اضغطوا مفتاح Ctrl وأديروا العجلة، أو انقروا الرقعة أولًا.
