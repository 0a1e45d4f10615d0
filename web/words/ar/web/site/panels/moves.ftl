
moves-moves = النقلات

moves-who-wins-at-each = من يربح في كل لحظة من اللعبة

moves-turn = الدور

moves-no-move-yet = لا نقلة بعد.

moves-game = اللعبة

moves-opponent = القوة

moves-won = فوز

moves-without-help = بلا مساعدة

moves-lost = خسارة

moves-clear-record = مسح هذا السجل
