
machine-automaton = الأوتومات

machine-point-at-square-map = أشر إلى مربع من الخريطة. سترى كيف ينتج عدد قصوره ناقص k، ويسمى g، من ستة مربعات قبله.

machine-what-makes = ما ينتجه

machine-time = الزمن

machine-last-antidiagonal-shown = آخر قطر مضاد معروض

machine-back = رجوع

machine-step = خطوة

machine-all = الكل

machine-backwards = إلى الوراء

machine-given-two-rows-two = إذا عُلم صفان وعمودان تترك القاعدة قيمة أو قيمتين للمربع الذي قبلها. قد يكون لحاضر واحد أكثر من ماضٍ.

machine-run-backwards-from-here = تشغيله إلى الوراء من هنا

machine-window-runs-backwards = النافذة التي تسير إلى الوراء

machine-solutions = الحلول

machine-undo = تراجع

machine-end = إنهاء
