
row-row-pointed-at-pieces = الصف المشار إليه، أو صف القطعة (l)

row-hear-row = سماع الصف نغمات
