
save-save = حفظ

save-what = ما يُحفظ

save-values = القيم

save-squares = المربعات

save-those-in-view = الظاهرة الآن

save-whole-map = الخريطة كلها

save-size-its-corner = حجم وزاويته

save-window = النافذة

save-nothing-arrived = لم يصل شيء؟

save-take-here = نزّله من هنا

save-cancel = إلغاء
