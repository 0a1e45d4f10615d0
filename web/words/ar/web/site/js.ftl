
board-unloaded = تعذّر تحميل الرقعة

board-damaged = الجزء الخاص بها من الصفحة مفقود أو تالف.

board-late = لم تستجب منذ { $seconds } ثانية. تحقّق من الاتصال وحاول مرة أخرى.

board-refused = لا يمكن تشغيل الرقعة هنا

board-old-browser = هذا المتصفح قديم جدًّا

board-needs-wasm = يحتاج Palace إلى WebAssembly، وهي غير موجودة في هذا المتصفح: توجد في إصدار أحدث منه.

board-lacks = يحتاج Palace إلى تعليمات من WebAssembly لا يعرفها هذا المتصفح. توجد في إصدار أحدث منه.

board-undrawn = لا يمكن رسم الرقعة

board-needs-webgl = يرسم Palace بواسطة WebGL 2، وهي غير موجودة في هذا المتصفح أو معطّلة في الإعدادات.

board-no-workers = لا يسمح هذا المتصفح للصفحة بتشغيل برامج المحركات (workers).

board-stopped = توقفت الرقعة

board-kept = تعطّل برنامجها. اللعبة محفوظة: حاول مرة أخرى للمتابعة.

board-unstarted = تعذّر تشغيل الرقعة

board-no-memory = لم يشغّل المتصفح برنامجها. إذا كانت الذاكرة قليلة فأغلق علامات تبويب أخرى وحاول مرة أخرى.

engine-failing = يتعطّل المحرك الذي خلف الرقعة مرة بعد مرة. يمكنك متابعة اللعب، لكن الخريطة ونقلات الحاسوب قد تتأخر؛ وقد تفيد إعادة تحميل الصفحة.

workers-missing = البرنامج الذي يرسم الخريطة لم يصل بعد، ويُطلب من جديد. يمكنك متابعة اللعب.

loading-part = { $part } من { $all } ميغابايت

loading-again = يُعاد التحميل لأن الاتصال انقطع: { $part } من { $all } ميغابايت

loading-starts = جارٍ التشغيل…

loading-reads = جارٍ قراءة اللعبة من هذا الرابط…

loading-explores = جارٍ معرفة إلى أي مدى حُلّت هذه اللعبة…

loading-lessons = جارٍ تحميل الدروس…

download-stalled = لم يصل شيء منذ { $seconds } ثانية. تحقّق من الاتصال وحاول مرة أخرى.

download-cut = انقطع هذا الملف في الطريق: جزء منه مفقود. اجلبه مرة أخرى.

download-lost = انقطع الاتصال. تحقّق منه وحاول مرة أخرى.

download-refused = أجاب الخادم بالرمز { $status } عند طلب { $file }.

download-as-it-is = يرسله الخادم كما هو.

download-page = أرسل الخادم صفحة بدلًا من جزء من الرقعة.

download-short = لم يصل من { $file } إلا { $count } من البايتات من أصل { $size }. حاول مرة أخرى.

download-wrong = ما وصل باسم { $file } ليس البرنامج ({ $error }). حاول مرة أخرى.

host-wasm = ترويسة Content-Security-Policy لدى هذا المضيف تمنع WebAssembly: يجب أن يسمح script-src فيها بـ 'wasm-unsafe-eval'.

host-workers = ترويسة Content-Security-Policy لدى هذا المضيف تمنع برامج المحركات: يجب أن يسمح worker-src فيها بـ blob:.

host-files = ترويسة Content-Security-Policy لدى هذا المضيف تمنع الصفحة من جلب ملفاتها: يجب أن يسمح connect-src فيها بـ 'self'.

host-frames = ترويسة Content-Security-Policy لدى هذا المضيف تمنع الإطارات، والرقعة في إطار: يجب أن يسمح frame-src فيها بـ 'self'.

host-ancestors = ترويسة Content-Security-Policy لدى هذا المضيف تمنع الإطارات، والرقعة في إطار: يجب أن يسمح frame-ancestors فيها بـ 'self'.

host-options = ترويسة X-Frame-Options لدى هذا المضيف تمنع الإطارات، والرقعة في إطار: يمكن أن تكون قيمتها SAMEORIGIN.

language-lost = تعذّر تحميل نصوص اللغة { $language }: يبقى ما تقرؤه كما هو. تحقّق من الاتصال واختر اللغة مرة أخرى.
lessons-lost = تعذّر تحميل الدروس باللغة { $language }: ستقرؤها بالإنجليزية. تحقّق من الاتصال وافتحها مرة أخرى.

scorm-lost = تعذّر تحميل الملف { $file }: تحقّق من الاتصال، وأعد تحميل هذه الصفحة، ثم احفظ الحزمة.

ahead-game = اللعبة { $link }

ahead-lesson = درس

ahead-lessons = الدروس

ahead-title = الدرس: { $title }

ahead-puzzle = اللغز

ahead-today = لغز اليوم

ahead-class = لصفّ دراسي

ahead-teach = التدريس

ahead-explore = الاستكشاف

ahead-maps = خرائط تنمو

status-one-moment = لحظة واحدة

status-board-being-set-up = جارٍ إعداد الرقعة.

door-learn = تعلّم

door-back = رجوع

lessons-open-lesson-from-file = فتح درس من ملف

lessons-clear-my-progress = مسح تقدّمي

lessons-lesson-from-file = درس من ملف

lesson-steps-lesson = خطوات الدرس

lesson-your-answer = إجابتك

lesson-check = تحقّق

lesson-clear-my-marks = مسح علاماتي

lesson-through-lesson = التنقل في الدرس

lesson-more = المزيد

lesson-previous-step = الخطوة السابقة

lesson-back = السابق

lesson-restart-step = بدء هذه الخطوة من جديد

lesson-hand-in = تسليم…

lesson-next-step = الخطوة التالية

lesson-next = التالي

lesson-play-on-from-here = متابعة اللعب من هنا

lesson-all-lessons = كل الدروس

lesson-edit-copy = تحرير نسخة

curtain-setting-up-board = جارٍ إعداد الرقعة

curtain-game-comes-back-as = تعود اللعبة كما كانت.

curtain-on-its-way-after = بل هي في الطريق.
