
match-compare-another-game = مقارنة بلعبة أخرى

match-k-other-game = ‏k للعبة الأخرى

match-shift-in-x = الإزاحة في x

match-shift-in-y = الإزاحة في y

match-add-palace-number = إضافة إلى عدد القصور

match-compare = مقارنة

match-stop-comparing = إنهاء المقارنة

match-squares-differ-region = المربعات المختلفة، حسب المنطقة

match-region = المنطقة

match-differ = المختلفة

match-squares = من المربعات
