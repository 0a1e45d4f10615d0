
pause-pauses-in-lesson = وقفات في الدرس

pause-other-words-another-class = كلمات أخرى، لفصل آخر

pause-new-words = كلمات جديدة

pause-hide-word = إخفاء الكلمة
