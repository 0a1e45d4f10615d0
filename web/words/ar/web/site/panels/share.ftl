share-close = إغلاق

share-qr-code-link-fill = رمز QR للرابط: عرضه ملء الشاشة

share-share-from-here = المشاركة من هنا

share-link-opens = يفتح الرابط

share-whole-game-its-turns = اللعبة كلها بأدوارها

share-game-from-here = اللعبة من هنا

share-link-opens-lesson = يفتح الرابط الدرس

share-link-settings = إعدادات الرابط

share-map-hidden = الخريطة مخفية

share-what-in-view-now = ما هو ظاهر الآن

share-answers-hidden-until-reveal = إخفاء الإجابات حتى الكشف

share-turn-off-some-help = إيقاف بعض المساعدات

share-no-map = بلا خريطة

share-no-move-values = بلا عرض النقلات الرابحة

share-no-best-move = بلا تلميح

share-no-why = بلا «لماذا؟»

share-no-saving = بلا حفظ

share-not-lock-anyone-who = هذا ليس قفلًا: كل من يغيّر الرابط يستعيد المساعدة.

share-link = الرابط

share-copy-link = نسخ الرابط

share-send = إرسال…

share-add-position-lesson = إضافة هذا الموضع إلى درس

share-gather-classs-answers = جمع إجابات فصل

share-save-moodle-scorm = حفظ لنظام Moodle ‏(SCORM)…

share-embed-in-your-own = تضمينها في صفحتك

share-frame-shows-in-any = يعرضها هذا الإطار في أي صفحة، مثل صفحة مقرر دراسي.

share-html-frame = ‏HTML الإطار

share-copy-html = نسخ HTML

share-worksheet = ورقة عمل…

share-page-board-task-print = صفحة فيها الرقعة ومهمة للطباعة، وصفحة فيها الحل.

share-qr-code-link = رمز QR للرابط

share-qr-code-link-close = رمز QR للرابط: إغلاق
