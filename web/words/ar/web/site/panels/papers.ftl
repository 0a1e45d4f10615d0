papers-game = لعبة كنص

papers-gallery = شاهد الخرائط تنمو

papers-gallery-line = قواعد بسيطة وصور مدهشة.

papers-true = ما ثبت صدقه

papers-true-line = كل قول في الأبحاث جرى التحقق منه، وكيف.

papers-ideas = الأفكار، حسب البحث

papers-own = وُجد هنا

papers-figures = أشكال وأمثلة

papers-elsewhere = في أماكن أخرى

papers-elsewhere-words = المحركات نفسها تجيب في الطرفية، بدقة وبصيغة JSON:

papers-board-words = رقعة في أي صفحة أخرى:
