
status-done = تم

status-hint = تلميح

status-play-on-from-here = متابعة اللعب من هنا

status-undo = تراجع

status-undo-u = تراجع (u)

status-redo = إعادة

status-redo-r = إعادة (r)

status-block-line = حجب خط

status-line = حجب الكل:

status-remove-all-pawns = رفع كل البيادق

status-no-square-blocked = لا مربع محجوب.

status-block-all-palaces = حجب كل القصور

status-why-does-square-win = لماذا يُربح أو يُخسر هنا؟

status-why = لماذا؟

status-move-values = عرض النقلات الرابحة

status-new-game = لعبة جديدة

status-play-out = اللعب حتى النهاية

status-harder-start = بداية أصعب

status-try-again-from-mistake = محاولة أخرى من الخطأ

status-show-mistake = عرض الخطأ
