
guide-names-seen-from-afar = الأسماء، عند النظر من بعيد

guide-everything-on-map = كل ما على هذه الخريطة

guide-highlight = إبراز
