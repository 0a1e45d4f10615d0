
map-map = الخريطة

map-map-on-off = إظهار الخريطة أو إخفاؤها

map-off = إيقاف

map-hold-peek = نظرة (بالضغط)

map-ideas = الأفكار

map-regions-colours-saving = المناطق والألوان والحفظ

map-colours-saving = الألوان والحفظ

map-colours = الألوان

map-orientation = الاتجاه
