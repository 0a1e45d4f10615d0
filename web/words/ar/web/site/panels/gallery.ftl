
gallery-map-before = الخريطة السابقة

gallery-next-map = الخريطة التالية

gallery-skip-end = إلى النهاية

gallery-replay = إعادة العرض

gallery-play-game = لعب هذه اللعبة
