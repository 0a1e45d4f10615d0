
lessons-make-lesson = تأليف درس

lessons-open-lesson-from-file = فتح درس من ملف

lessons-clear-my-progress = مسح تقدّمي

lessons-lesson-from-file = درس من ملف
