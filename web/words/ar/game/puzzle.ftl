
Err-none = لا يوجد لغز كهذا

err-none-of-level = لم يُعثر على لغز من المستوى { $level } للعبة { $game } في { $tries } من المواضع: قد يوجد في مستوى آخر

err-day = يُكتب اليوم كما في 2026-11-23، لا { $text }

err-never-blocked = لا يُحجب أي مربع في { $game }: يحتاج find=block إلى لعبة فيها حجب
