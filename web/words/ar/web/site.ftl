
page-play-impartial-games-on = العب ألعابًا محايدة على رقعة شطرنج لا نهاية لها ضد حاسوب لا يفوّت فوزًا، بينما ترسم خريطة القصور نفسها.

page-skip-game = الانتقال إلى اللعبة

page-style-page-could-not = تعذّر تحميل تنسيق هذه الصفحة. ما زال اللعب ممكنًا.

page-load-again = تحميله مرة أخرى

page-palace-front-door = ‏Palace: إلى صفحة البداية

page-front-door = إلى صفحة البداية

page-page = الصفحة

page-learn-play-solve-watch = تعلّم أو لعب أو حل أو مشاهدة

page-learn = تعلّم

page-play = لعب

page-puzzle = لغز

page-teach = التدريس

page-explore = الاستكشاف

page-help = مساعدة

page-share = مشاركة

page-now = الآن

page-one-moment = لحظة واحدة

page-move-left-up-whoever = انقل يسارًا أو إلى أعلى. من يصل إلى الزاوية يربح.

page-board = الرقعة

page-board-arrow-keys-move = الرقعة. مفاتيح الأسهم تنتقل بين المربعات، وEnter يختار مربعًا، وEscape يغادر الرقعة.

page-view-board = منظر الرقعة

page-find-piece = الانتقال إلى القطعة

page-show-what-move-needs = ملاءمة كل النقلات

page-show-what-move-needs-2 = ملاءمة كل النقلات (0)

page-show-whole-map = عرض الخريطة كلها

page-show-whole-map-9 = عرض الخريطة كلها (9)

page-zoom-out = تصغير

page-zoom-out-2 = تصغير (-)

page-zoom-in = تكبير

page-zoom-in-2 = تكبير (+)

page-copied = تم النسخ.

page-browser-does-not-let = لا يسمح المتصفح للصفحة بالنسخ: النص محدّد، فانسخه بنفسك.

start-not-loaded = تعذّر تحميل الصفحة

start-missing = جزء منها مفقود أو تالف. تحقّق من الاتصال وحاول مرة أخرى.

start-slow = لم يصل شيء منذ 20 ثانية. تحقّق من الاتصال وحاول مرة أخرى.

start-not-here = لا يمكن تشغيل الصفحة هنا

start-alone = هي في إطار يحجب عنها sandbox ملفاتها: يجب أن تسمح الصفحة المحيطة بها بالأصل نفسه (same origin).

start-boxed = ترويسة Content-Security-Policy لدى هذا المضيف تحجب عنها ملفاتها: يجب أن يسمح sandbox فيها بالأصل نفسه (same origin).

start-file = تحمّلها المتصفحات من خادم فقط، لا من ملف.

page-language = اللغة
