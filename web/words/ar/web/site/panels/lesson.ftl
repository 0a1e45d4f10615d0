
lesson-steps-lesson = خطوات الدرس

lesson-your-answer = إجابتك

lesson-check = تحقّق

lesson-clear-my-marks = مسح علاماتي

lesson-through-lesson = التنقل في الدرس

lesson-more = المزيد

lesson-previous-step = الخطوة السابقة

lesson-back = السابق

lesson-restart-step = بدء هذه الخطوة من جديد

lesson-hand-in = تسليم…

lesson-next-step = الخطوة التالية

lesson-next = التالي

lesson-play-on-from-here = متابعة اللعب من هنا

lesson-all-lessons = كل الدروس

lesson-edit-copy = تحرير نسخة
