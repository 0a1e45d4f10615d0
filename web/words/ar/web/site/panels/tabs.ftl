
tabs-panel = اللوحة

tabs-play = لعب

tabs-map = الخريطة

tabs-games = الألعاب

tabs-help = مساعدة
