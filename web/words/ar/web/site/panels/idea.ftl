
idea-close-idea = إغلاق الفكرة

idea-show-on-board = عرض على الرقعة

idea-step-step = خطوة بخطوة

idea-next-step = الخطوة التالية

idea-run = تشغيل

idea-pause = إيقاف مؤقت

idea-back-step = خطوة إلى الوراء

idea-step = الخطوة

idea-speed = السرعة

idea-1-second = 1 في الثانية

idea-3-second = 3 في الثانية

idea-10-second = 10 في الثانية

idea-30-second = 30 في الثانية

idea-60-second = 60 في الثانية

idea-how-comes-about = كيف تنشأ

idea-use = استعمالها

idea-listen = ♪ استماع

idea-stop = ♪ إيقاف

idea-see-elsewhere = في مواضع أخرى

idea-source = المصدر:
