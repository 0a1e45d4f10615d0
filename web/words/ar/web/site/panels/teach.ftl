teach-class = مع صف

teach-gather = الصف

teach-gather-line = اختر درسًا أو مسائل، واعرض الرمز، واجمع ما يسلّمه التلاميذ.

teach-two = شخصان وشاشة واحدة

teach-two-line = جولة من نيم ويتوف لشخصين على رقعة واحدة.

teach-quiz = توقّع

teach-quiz-line = تبقى الإجابات مخفية حتى تكشفها.

teach-without = لعبة بلا مساعدة

teach-without-line = لا خريطة ولا تلميحات ولا أسباب: لصف يكتشف بنفسه.

teach-make-line = اكتب النصوص وجهّز الرقع، ثم شارك الدرس رابطًا أو ملفًا أو حزمة Moodle.

teach-plans = خطط الدروس

teach-with-class = استعمله مع صف

teach-open-lesson = افتح الدرس

teach-print-plan = اطبع الخطة

teach-puzzles = مسائل وأوراق عمل

teach-puzzles-line = مسألة واحدة للجميع، أو اثنتا عشرة للطباعة.
