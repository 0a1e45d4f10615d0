workbench-this-game = استكشف هذه اللعبة

workbench-what = الخريطة وقيمة كل نقلة ولماذا والأفكار والملفات

workbench-moves = قيمة النقلات
