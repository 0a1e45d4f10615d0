
maker-your-lesson = درسك

maker-undo-last-change-lesson = التراجع عن آخر تغيير في الدرس

maker-redo-change-lesson = إعادة التغيير في الدرس

maker-close-lesson-kept = إغلاق الدرس: يبقى محفوظًا

maker-what-shown-lesson = ما يُعرض من الدرس

maker-steps = الخطوات

maker-words = النص

maker-board = الرقعة

maker-task = المهمة

maker-finish = إنهاء

maker-title-lesson = عنوان الدرس

maker-add-what-on-board = إضافة هذا الموضع خطوةً

maker-step = هذه الخطوة

maker-up = إلى أعلى

maker-down = إلى أسفل

maker-duplicate = تكرار

maker-delete = حذف

maker-heading = العنوان

maker-words-paragraph-line = النص، فقرة في كل سطر

maker-use-board-as-now = استعمال الرقعة كما هي الآن

maker-tap-on-board = اللمسة على الرقعة

maker-plays = تلعب

maker-ring = حلقة

maker-arrow = سهم

maker-label = تسمية

maker-label-says = نص التسمية

maker-drawn-on-step = المرسوم في هذه الخطوة

maker-question-if-task-does = السؤال، إن لم تكن المهمة واضحة وحدها

maker-options-line-each = الخيارات، واحد في كل سطر

maker-right-answers-line-each = الإجابات الصحيحة، واحدة في كل سطر

maker-if-right-reason = عند الصواب: السبب

maker-if-wrong-hint = عند الخطأ: تلميح

maker-hints-single-mistakes-such = تلميحات لأخطاء معيّنة، مثل «N: جرّب التناظر.»

maker-claims-engines-check = ادعاءات تتحقق منها المحركات

maker-line-each-such-as = واحد في كل سطر، مثل «P 1,2 2,1» أو «wins 4,4 to 1,2 2,1»

maker-teacher = للمعلم

maker-minutes = الدقائق

maker-aim = الهدف

maker-correct = للتصحيح

maker-try = تجربة

maker-share = مشاركة

maker-another-lesson = درس آخر

maker-new-lesson = درس جديد

maker-open-file = فتح ملف

maker-lesson-file = ملف درس

maker-its-link = أو رابطه

maker-open = فتح

maker-share-lesson = مشاركة الدرس

maker-close = إغلاق

maker-qr-code-lesson = رمز QR للدرس

maker-link-lesson = رابط هذا الدرس

maker-copy-link = نسخ الرابط

maker-save-file = حفظ الملف

maker-save-moodle-scorm = حفظ لنظام Moodle ‏(SCORM)…
