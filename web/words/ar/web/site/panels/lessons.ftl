
lessons-lessons = الدروس

lessons-close = إغلاق

lessons-each-takes-you-through = يقودك كل درس خلال لعبة خطوة بخطوة على الرقعة. وما أنجزته محفوظ في هذا المتصفح فقط.

lessons-make-lesson = تأليف درس

lessons-open-lesson-from-file = فتح درس من ملف

lessons-clear-my-progress = مسح تقدّمي

lessons-lesson-from-file = درس من ملف
