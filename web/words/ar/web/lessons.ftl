
err-near-lesson = لا يوجد درس { $name }: لعل المقصود { $near }

err-no-such-lesson = لا يوجد درس { $name }: الدروس هي { AND($names) }

beginner = مبتدئ

intermediate = متوسط

advanced = متقدم

about-corner-the-rook = من يقلّد يربح

about-corner-the-queen = القصور تأتي أزواجًا

about-block-me-if-you-can = العدّ يحسم حيث تُحجب النقلات

about-why-gold = النسبة الذهبية في لعبة الوزير

about-a-knight-in-the-queens-boots = نقلة إضافية تغيّر اللعبة

about-a-walk-through-game-100 = قاعدة من بضعة أعداد ترسم صورة

about-squirrel-and-crow = أكوام بدل الرقعة

about-nim-and-the-trick-in-it = آحاد واثنينات وأربعات تُلغى

about-two-games-at-once = لماذا توجد قيم نيم

about-mosaics = من الخطوط إلى الفسيفساء، نقلة بعد نقلة

about-queens-in-exile = وزراء لا يهاجم بعضهم بعضًا

about-a-conjecture-that-fell = يكفي مثال مضاد واحد
