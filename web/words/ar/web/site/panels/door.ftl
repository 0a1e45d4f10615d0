
door-game-over = انتهت اللعبة

door-next = التالي

door-queen = انقل يسارًا أو إلى أعلى أو قطريًا. من يصل إلى الزاوية يربح.

door-again = مرة أخرى

door-learn-why = تعلّم السبب

door-ways-from-here = الطرق من هنا

door-go-on = متابعة: <span/>

door-last-game = آخر لعبة

door-doors = المداخل

door-from-rook-golden-ratio = من الرخ إلى النسبة الذهبية

door-play = لعب

door-choose-your-opponent-perfect = ثماني ألعاب، وثلاث قوى للخصم

door-puzzle-day = لغز اليوم

door-one-move-wins-others = جِد النقلة الوحيدة التي تربح

door-watch-maps-grow = مشاهدة

door-short-rules-draw-whole = قواعد بسيطة وصور مدهشة

door-your-opponent = خصمك: الحاسوب

door-knows-rule = سهل

door-looks-few-moves-ahead = يفوّت ستة انتصارات من كل عشرة

door-makes-some-mistakes = متوسط

door-in-about-every-third = يفوّت ثلاثة انتصارات من كل عشرة

door-makes-no-mistakes = مثالي

door-wins-every-game-can = لا يفوّت فوزًا

door-first = أنت تبدأ. المس حلقة.

door-your-turn = عاد الدور إليك.

door-computer = الآن ينقل الحاسوب.

door-won = فزت. هل تعرف لماذا؟

door-lost = سبقك الحاسوب إلى هناك.
