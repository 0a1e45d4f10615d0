sides-how-strong = قوة الحاسوب
