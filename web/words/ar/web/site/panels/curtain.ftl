
curtain-setting-up-board = جارٍ إعداد الرقعة

curtain-your-opponent-who-makes = الحاسوب، خصمك، في الطريق.

curtain-loading = جارٍ التحميل

curtain-try-again = محاولة أخرى

curtain-if-nothing-happens-reload = إذا لم يحدث شيء فأعد تحميل الصفحة

curtain-game-comes-back-as = تعود اللعبة كما كانت.

curtain-on-its-way-after = بل هي في الطريق.

curtain-palace-needs-javascript-webassembly = يحتاج Palace إلى JavaScript وWebAssembly: اسمح من فضلك بتشغيل البرامج النصية في هذه الصفحة.
