
quiz-predict-then-see = توقّع ثم انظر

quiz-reveal-answers = كشف الإجابات

quiz-reveal = كشف

quiz-hide-again = إخفاء مرة أخرى

quiz-tap-on-board = اللمسة على الرقعة

quiz-mark-squares-play = وضع علامات على المربعات، أو اللعب

quiz-mark = علامة

quiz-play = لعب

quiz-mark-square-under-cursor = علامة على المربع تحت المؤشر، أو مربع القطعة

quiz-mark-square-p-player = وضع P على المربع: صاحب الدور يخسر

quiz-p-mover-loses = <b>P</b> صاحب الدور يخسر

quiz-mark-square-n-player = وضع N على المربع: صاحب الدور يربح

quiz-n-mover-wins = <b>N</b> صاحب الدور يربح

quiz-ask = السؤال

quiz-who-wins-from-here = من يربح من هنا؟

quiz-where-next-palace = أين القصر التالي؟

quiz-clear-marks = مسح العلامات

quiz-new-position = موضع جديد

quiz-one-finger-marks-two = إصبع واحدة تضع العلامات، وإصبعان تحرّكان الرقعة.
