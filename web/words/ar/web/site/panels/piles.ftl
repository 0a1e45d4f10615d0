
piles-piles = الأكوام

piles-counters = الأحجار

piles-moves = النقلات
