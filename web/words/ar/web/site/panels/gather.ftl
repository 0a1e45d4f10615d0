
gather-code-wall = عرض رمز QR

gather-save-moodle-scorm = حفظ لنظام Moodle ‏(SCORM)…

gather-what-class-asked = المهمة

gather-lesson = درس

gather-give = استعمال هذا الدرس

gather-puzzles-how-many = أو ألغاز: أيها، وكم عددها

gather-any-game = أي لعبة

gather-level = المستوى

gather-level-1 = المستوى 1

gather-level-2 = المستوى 2

gather-level-3 = المستوى 3

gather-level-4 = المستوى 4

gather-level-5 = المستوى 5

gather-how-many-puzzles = عدد الألغاز

gather-what-each-puzzle-asks = ما يطلبه كل لغز

gather-moves = نقلات

gather-blocks = حجب

gather-set-them = استعمال هذه الألغاز

gather-quiz-on-game-its = أو اختبار عن لعبة: رابطها

gather-ask = استعمال هذا الاختبار

gather-what-was-handed-in = لصق الإجابات، واحدة في كل سطر

gather-take-these = إضافة

gather-from-file = من ملف…

gather-camera = الكاميرا

gather-texts-from-file = نصوص من ملف

gather-browser-has-no-room = لم يبقَ في هذا المتصفح مكان لحفظ الإجابات: تبقى هنا حتى تُغلق الصفحة. احفظ الجدول.

gather-camera-cannot-used-allow = لا يمكن استعمال الكاميرا: اسمح بها لهذه الصفحة، أو ألصق النصوص.

gather-camera-has-stopped-connect = توقفت الكاميرا: وصّلها واضغط «الكاميرا» مرة أخرى، أو ألصق النصوص.

gather-camera-shows-nothing-yet = لا تُظهر الكاميرا شيئًا بعد: ضع رمزًا أمامها، أقرب وأوضح إضاءةً وثابتًا.

gather-on-board = على الرقعة

gather-who-has-handed-in = من سلّم إجابته

gather-save-as-table-csv = حفظ على هيئة جدول (CSV)

gather-clear = مسح…

gather-clear-all-answers = مسح كل الإجابات
