
games-game = اللعبة

games-choose-another-game = اختيار لعبة أخرى

games-blocking-number-k = عدد الحجب k

games-k-down = إنقاص k

games-k-up = زيادة k

games-start-at = البدء من

games-set = تعيين

games-presets = أمثلة جاهزة

games-choose-figure-example = اختيار شكل أو مثال…

games-show-as-piles-too = عرضها على هيئة أكوام أيضًا

games-in-notation = بالترميز

games-open = فتح

games-misere = ميزير: من يقوم بالنقلة الأخيرة يخسر

games-add-second-game = إضافة لعبة ثانية
