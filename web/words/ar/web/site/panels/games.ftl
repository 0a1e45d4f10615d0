
games-game = اللعبة

games-choose-another-game = اختيار لعبة أخرى

games-blocking-number-k = عدد الحجب k

games-k-down = إنقاص k

games-k-up = زيادة k

games-start-at = مربع البداية

games-set = تطبيق

games-presets = أمثلة

games-choose-figure-example = أمثلة وأشكال من الأوراق البحثية

games-show-as-piles-too = عرض الأكوام أيضًا

games-in-notation = اللعبة نصًّا

games-open = فتح

games-misere = ميزير (النقلة الأخيرة تخسر)

games-add-second-game = إضافة لعبة ثانية
