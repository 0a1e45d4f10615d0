
err-over = انتهت اللعبة
