heading-rook = الرخ

line-rook = يسارًا أو إلى أعلى، بلا حد للمسافة

heading-nim = نيم

line-nim = من كومة واحدة، بأي عدد

heading-blocking = حجب الوزير

line-blocking = احجب مربعات الوزير

heading-wythoff = نيم ويتوف ⁦(Wythoff Nim)⁩

line-wythoff = يسارًا أو إلى أعلى أو قطريًّا إلى الزاوية

heading-maharaja = Maharaja Nim

line-maharaja = وزير يقفز كالحصان أيضًا

heading-mwythoff = Wythoff Nim المعمّمة

line-mwythoff = خذ من كومة واحدة، أو من الكومتين بالتساوي تقريبًا

heading-subtraction = الطرح المتجهي

line-subtraction = ثلاث قفزات؛ ومن لا تبقى له قفزة يخسر

heading-exile = وزراء في المنفى

line-exile = انقل في أي اتجاه، إلى مربع رقمه أصغر

far-rook = الرخ

far-nim = نيم

far-wythoff = Wythoff Nim

far-maharaja = Maharaja Nim

far-mwythoff = Wythoff Nim المعمّمة

far-subtraction = الطرح بنقلتين (أو بنقلات أكثر من كومة أو كومتين، إذا أظهرت الخريطة نظامًا كافيًا)

far-exile = الوزراء في المنفى

Err-no-game = لا توجد لعبة كهذه

err-no-such-game = اللعبة واحدة من { $names }{ $perhaps }

err-written-as = تُكتب هذه اللعبة هنا { $game }

err-move-or-position = تنقص لعبة قبل هذه الأعداد إن كانت موضعًا؛ أما اللعبة ذات هذه النقلة الواحدة فتُكتب { $game }

err-plus-or-at = ضع + قبل نقلات إضافية، أو @ قبل موضع

err-idea-of = { $why }: هي فكرة من { $game }

err-no-idea = { $why }: لا لعبة هنا لها فكرة كهذه

distant = على بُعد مئة رقم

distant-on-quadrant = على بُعد مئة رقم في الربع

preset-game-5 = اللعبة 5

at-figure-1 = الشكل 1

preset-game-100 = اللعبة 100

at-figure-3-left = الشكل 3، يسارًا

preset-game-1000 = اللعبة 1000

at-figure-3-right = الشكل 3، يمينًا

preset-the-nose-of-game-100-over-that-of-game-1000 = أنف اللعبة 100 فوق أنف اللعبة 1000

at-figure-3-middle = الشكل 3، الوسط

preset-the-shoulder-of-game-100-over-that-of-game-1000 = كتف اللعبة 100 فوق كتف اللعبة 1000

at-figure-3-below = الشكل 3، أسفل

preset-game-497-over-game-500 = اللعبة 497 فوق اللعبة 500

at-figure-4-left = الشكل 4، يسارًا

preset-game-499-over-game-500 = اللعبة 499 فوق اللعبة 500

at-figure-4-right = الشكل 4، يمينًا

preset-game-500 = اللعبة 500

at-figure-4 = الشكل 4

preset-game-9999-where-the-rift-hits-the-seam = اللعبة 9999، حيث يلتقي الصدع بالدرز

at-figure-5 = الشكل 5

preset-game-40003-the-prism-and-its-beam = اللعبة 40003، المنشور وشعاعه

at-figure-6 = الشكل 6

preset-threads-that-merge-with-3-5-and-8-palaces = خيوط تندمج، لها 3 و5 و8 قصور

at-section-3-2 = القسم 3.2

preset-the-fabric-of-k-0-mod-3 = النسيج عند k = 0 mod 3

at-figure-7-left = الشكل 7، يسارًا

preset-the-fabric-of-k-1-mod-3 = النسيج عند k = 1 mod 3

at-figure-7-centre = الشكل 7، الوسط

preset-the-fabric-of-k-2-mod-3 = النسيج عند k = 2 mod 3

at-figure-7-right = الشكل 7، يمينًا

preset-six-squares-make-the-next-the-automaton = ستة مربعات تحدد التالي: الأوتومات

at-theorem-1 = المبرهنة 1

preset-the-skin-of-the-arm-eight-squares-thick = جلد الذراع، بسماكة ثمانية مربعات

at-figure-8 = الشكل 8

preset-the-first-queens-on-the-spiral = أول الوزراء على الحلزون

at-figure-2 = الشكل 2

preset-1409-queens-on-the-spiral = 1409 وزراء على الحلزون

at-figure-3 = الشكل 3

preset-nim-values-on-the-spiral = قيم نيم على الحلزون

preset-nim-values-of-the-quadrant = قيم نيم في الربع

preset-10000-queens-in-the-quadrant = 10000 وزير في الربع

preset-the-queens-placed-one-by-one = الوزراء، يوضعون واحدًا بعد آخر

preset-four-arms-one-word-of-three-letters = أربع أذرع، وكلمة واحدة من ثلاثة أحرف

at-table-2 = الجدول 2

preset-a-number-in-tribonacci-digits = عدد بأرقام تريبوناتشي

at-section-5-1 = القسم 5.1

preset-two-lines-for-the-quadrants-queens = خطان لوزراء الربع

at-conjecture-25 = التخمين 25

preset-a-machine-of-48-states = آلة ذات 48 حالة

preset-column-9-against-a-conjecture = العمود 9 ضد تخمين

at-conjecture-26 = التخمين 26

preset-m-2-the-square-root-of-two = M = 2: الجذر التربيعي لاثنين

preset-m-3-a-wider-view = M = 3، منظر أوسع

preset-nim-values-of-m-2 = قيم نيم عند M = 2

preset-nim-three-piles = ثلاث كومات: 3 و5 و7

preset-nim-four-piles = أربع كومات: 1 و3 و5 و7

preset-nim-their-digits = أرقام ثنائية تُلغى

preset-nim-values-beside-a-pile-of-twenty-one = قيم نيم بجانب كومة ثالثة من 21

preset-nim-with-two-piles = نيم بكومتين

preset-the-pattern-of-the-nim-sums = نمط مجاميع نيم

preset-rooks-placed-one-by-one = رخاخ، توضع واحدًا بعد آخر

at-section-1 = القسم 1

preset-diluted-boxes = صناديق مخففة

preset-squirrel-and-crow-5-peanuts-and-6-walnuts = السنجاب والغراب: 5 حبات فول سوداني و6 حبات جوز

preset-four-segments-symmetric = أربعة قطاعات، متناظرة

preset-four-segments-asymmetric = أربعة قطاعات، غير متناظرة

preset-as-in-one-dimension = كما في بُعد واحد

preset-horizontal-strips = شرائط أفقية

at-figure-5-with-b-3 = الشكل 5، مع b = 3

preset-l-shapes = أشكال L

at-figure-6-with-a-b-3-2 = الشكل 6، مع ⁦(a,b) = (3,2)⁩

preset-two-moves-one-vertical = نقلتان، إحداهما رأسية

preset-two-moves-and-their-regions = نقلتان ومناطقهما

at-figure-8-with-3-2-and-7-8 = الشكل 8، مع (3,2) و(7,8)

preset-the-mirror-one-horizontal = المرآة: إحداهما أفقية

at-figure-9-left = الشكل 9، يسارًا

at-figure-9-centre = الشكل 9، الوسط

at-figure-9-right = الشكل 9، يمينًا

preset-palaces-in-region-c-9-8-9-9-10-9 = قصور في المنطقة C: ‏(9,8)، (9,9)، (10,9)

at-figure-10 = الشكل 10

preset-palaces-in-region-c-17-13-17-14-18-14 = قصور في المنطقة C: ‏(17,13)، (17,14)، (18,14)

at-figure-11 = الشكل 11

preset-additive-symmetric = جمعية، متناظرة

at-figure-12-left = الشكل 12، يسارًا

preset-additive-arithmetic = جمعية، حسابية

at-figure-12-right = الشكل 12، يمينًا

preset-additive-asymmetric = جمعية، غير متناظرة

at-figure-13 = الشكل 13

preset-an-asymmetric-game-and-its-colouring = لعبة غير متناظرة وتلوينها

at-figure-14 = الشكل 14

preset-a-symmetric-game-and-its-colouring = لعبة متناظرة وتلوينها

at-figure-15 = الشكل 15

preset-more-complex-a-1-b-5 = أكثر تعقيدًا: a = 1، b = 5

at-figure-16-left = الشكل 16، يسارًا

preset-more-complex-a-2-b-5 = أكثر تعقيدًا: a = 2، b = 5

at-figure-16-right = الشكل 16، يمينًا

preset-an-arithmetic-game-and-its-colouring = لعبة حسابية وتلوينها

at-figure-17 = الشكل 17

at-figure-18-left = الشكل 18، يسارًا

at-figure-18-right = الشكل 18، يمينًا

preset-four-segments-late = أربعة قطاعات، متأخرة

at-figure-19 = الشكل 19

preset-four-segments-one-a-strip = أربعة قطاعات، أحدها شريط

at-figure-20 = الشكل 20

preset-five-segments = خمسة قطاعات

at-figure-21 = الشكل 21

preset-six-segments = ستة قطاعات

at-figure-22 = الشكل 22

preset-nine-moves-and-their-gliders = تسع نقلات ومنزلقاتها

at-figure-23 = الشكل 23

preset-gliders-later = منزلقات، لاحقًا

at-figure-24 = الشكل 24

preset-max-symmetric = متناظرة بالأكبر

at-figure-25 = الشكل 25

preset-max-symmetric-askew = متناظرة بالأكبر، مائلة

at-figure-26 = الشكل 26

preset-max-symmetric-flat = متناظرة بالأكبر، منبسطة

at-figure-27 = الشكل 27

preset-max-symmetric-ornaments = متناظرة بالأكبر، زخارف

at-figure-28 = الشكل 28

preset-a-board-that-repeats-on-every-scale = رقعة تتكرر على كل مقياس

preset-segments-that-are-settled-four-symmetric = قطاعات محسومة: أربعة، متناظرة

at-problems-61-and-62 = المسألتان 61 و62

preset-three-moves-and-five-segments = ثلاث نقلات وخمسة قطاعات

at-conjecture-50 = التخمين 50

preset-a-way-that-avoids-the-palaces = طريق يتجنب القصور

at-problem-51 = المسألة 51

preset-rows-that-repeat = صفوف تتكرر

at-theorem-7 = المبرهنة 7

preset-one-pile-3-5-or-8 = كومة واحدة: 3 أو 5 أو 8

preset-three-piles = ثلاث أكوام

preset-where-the-queen-may-go = إلى أين يمكن أن يذهب الوزير

at-figure-1-left = الشكل 1، يسارًا

preset-wythoff-nim = Wythoff Nim

at-figure-2-left = الشكل 2، يسارًا

preset-wythoff-nim-a-wider-view = Wythoff Nim، منظر أوسع

preset-3-5-maharaja-nim = ⁦(3,5)-Maharaja Nim⁩

at-figure-8-1-of-6 = الشكل 8، 1 من 6

preset-4-6-maharaja-nim = ⁦(4,6)-Maharaja Nim⁩

at-figure-8-2-of-6 = الشكل 8، 2 من 6

preset-4-7-maharaja-nim = ⁦(4,7)-Maharaja Nim⁩

at-figure-8-3-of-6 = الشكل 8، 3 من 6

preset-5-8-maharaja-nim = ⁦(5,8)-Maharaja Nim⁩

at-figure-8-4-of-6 = الشكل 8، 4 من 6

preset-6-10-maharaja-nim = ⁦(6,10)-Maharaja Nim⁩

at-figure-8-5-of-6 = الشكل 8، 5 من 6

preset-7-11-maharaja-nim = ⁦(7,11)-Maharaja Nim⁩

at-figure-8-6-of-6 = الشكل 8، 6 من 6

preset-ten-pairs-of-knights-lines = عشرة أزواج من خطوط الحصان

at-figure-9-1-of-4 = الشكل 9، 1 من 4

preset-fifty-pairs-of-knights-lines = خمسون زوجًا من خطوط الحصان

at-figure-9-2-of-4 = الشكل 9، 2 من 4

preset-a-hundred-pairs-of-knights-lines = مئة زوج من خطوط الحصان

at-figure-9-3-of-4 = الشكل 9، 3 من 4

preset-endless-knights-lines = خطوط حصان لا نهاية لها

at-figure-9-4-of-4 = الشكل 9، 4 من 4

preset-the-golden-pairs = الأزواج الذهبية

preset-the-fibonacci-word-that-writes-itself = كلمة فيبوناتشي التي تكتب نفسها

preset-wythoff-three-piles = Wythoff Nim بثلاث كومات

preset-wythoff-beside-a-pile-of-five = ثلاث كومات: القصور بجانب كومة ثالثة من 5

preset-2-3-maharaja-nim = ⁦(2,3)-Maharaja Nim⁩

preset-2-3-maharaja-nim-its-ten-words = ⁦(2,3)-Maharaja Nim⁩، كلماتها العشر

preset-4-7-maharaja-nim-three-words = ⁦(4,7)-Maharaja Nim⁩، ثلاث كلمات

preset-endless-knights-lines-leave-the-golden-ratio = خطوط الحصان التي لا نهاية لها تترك النسبة الذهبية

preset-where-the-maharaja-may-go = إلى أين يمكن أن يذهب المهراجا

at-figure-1-right = الشكل 1، يمينًا

preset-maharaja-nim = Maharaja Nim

at-figure-2-right = الشكل 2، يمينًا

preset-maharaja-nim-a-wider-view = Maharaja Nim، منظر أوسع

preset-close-to-the-golden-ratio = قريبًا من النسبة الذهبية

preset-the-first-perfect-sector = أول قطاع مثالي

preset-erased-columns = أعمدة ممحوة

preset-the-first-word-00100 = الكلمة الأولى، 00100

at-figure-6-left = الشكل 6، يسارًا

preset-the-word-0010110 = الكلمة 0010110

at-figure-6-right = الشكل 6، يمينًا

preset-the-telescope = التلسكوب

at-figure-7 = الشكل 7

a-coordinate = الإحداثي

needs-numbers = { $dim ->
    [one] لموضع هذه اللعبة إحداثي واحد
    [two] لموضع هذه اللعبة إحداثيان بينهما فاصلة
    [few] لموضع هذه اللعبة { COUNT($dim) } إحداثيات، تفصل بينها فواصل
   *[other] لموضع هذه اللعبة { COUNT($dim) } إحداثيًّا، تفصل بينها فواصل
}
