
door-game-over = انتهت اللعبة

door-again = مرة أخرى

door-learn-why = تعلّم السبب

door-ways-from-here = الطرق من هنا

door-go-on = متابعة <span/>

door-last-game = آخر لعبة

door-doors = المداخل

door-learn = تعلّم

door-from-rook-golden-ratio = من الرخ إلى النسبة الذهبية

door-play = لعب

door-choose-your-opponent-perfect = اختاروا خصمكم: خصم مثالي أو خصم يخطئ

door-puzzle-day = لغز اليوم

door-one-move-wins-others = نقلة واحدة تربح، والأخريات تخسر

door-watch-maps-grow = مشاهدة الخرائط وهي تنمو

door-short-rules-draw-whole = قواعد قصيرة ترسم خرائط كاملة

door-back = رجوع

door-teachers-lessons-your-own = للمعلمين، ولدروس من تأليفكم

door-your-opponent = خصمكم

door-knows-rule = يعرف القواعد

door-looks-few-moves-ahead = ينظر بضع نقلات إلى الأمام، من دون الخريطة

door-makes-some-mistakes = يخطئ أحيانًا

door-in-about-every-third = في نحو دور من كل ثلاثة أدوار

door-makes-no-mistakes = لا يخطئ

door-wins-every-game-can = يربح كل لعبة يمكن ربحها

door-first = أنتم تبدؤون. المسوا حلقة.

door-your-turn = عاد الدور إليكم.

door-computer = الآن ينقل الحاسوب.

door-won = فزتم. هل تعرفون لماذا؟

door-lost = سبقكم الحاسوب إلى هناك.
