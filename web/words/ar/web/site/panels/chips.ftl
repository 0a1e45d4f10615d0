
chips-palace-square-where-player = القصر مربع يخسر فيه صاحب الدور.
