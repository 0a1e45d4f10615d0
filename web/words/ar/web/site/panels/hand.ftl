
hand-hand-in = تسليم

hand-hand-in-2 = تسليم…

hand-close = إغلاق

hand-your-name-if-you = اسمكم، إن شئتم

hand-text = إجاباتك نصًّا

hand-copy-text = نسخ النص
