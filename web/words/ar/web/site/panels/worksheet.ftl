
worksheet-worksheet = ورقة عمل

worksheet-close = إغلاق

worksheet-squares-side = عدد المربعات في الضلع

worksheet-draw-piles = رسم الأكوام

worksheet-your-own-task = مهمة من عندك

worksheet-leave-empty-standard-task = اتركه فارغًا للمهمة المعتادة

worksheet-print = طباعة

worksheet-pages = الصفحات
