curtain-your-opponent-who-makes = الحاسوب، خصمك، في الطريق.

curtain-loading = جارٍ التحميل

curtain-try-again = محاولة أخرى

curtain-if-nothing-happens-reload = إذا لم يحدث شيء فأعد تحميل الصفحة

curtain-palace-needs-javascript-webassembly = يحتاج Palace إلى JavaScript وWebAssembly: اسمح من فضلك بتشغيل البرامج النصية في هذه الصفحة.
