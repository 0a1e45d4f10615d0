explore-this-game = استكشف هذه اللعبة

explore-what = الخريطة وقيمة كل نقلة ولماذا والأفكار والملفات

explore-moves = قيمة النقلات
