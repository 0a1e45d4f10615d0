
gallery-map-before = الخريطة السابقة

gallery-next-map = الخريطة التالية

gallery-skip-end = إلى النهاية

gallery-watch-it-grow = شاهدها تنمو

gallery-play-game = لعب هذه اللعبة

gallery-save-as-picture = حفظ كصورة
