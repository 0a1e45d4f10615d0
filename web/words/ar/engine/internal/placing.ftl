
placing-title = قطع توضع واحدة بعد أخرى

placing-about = مرّ بالمربعات بترتيب أرقامها، وضع قطعة على كل مربع لا تهاجمه قطعة سابقة. المربعات الرمادية مهاجَمة. هنا تستقر { many-pieces } على القصور.

placing-more = القصر مربع يخسر فيه صاحب الدور. لا نقلة تؤدي من قصر إلى قصر، ومن كل مربع آخر توجد نقلة تؤدي إلى قصر.

one-piece = { $piece ->
    [rook] الرخ
    [bishop] الفيل
    [king] الملك
    [knight] الحصان
    [maharaja] المهراجا
    [wythoff-queen] وزير Wythoff
    [wythoff-maharaja] مهراجا Wythoff
    [jumper] الوزير بنقلاته الإضافية
   *[queen] الوزير
}

many-pieces = { $piece ->
    [rook] الرخاخ
    [bishop] الأفيال
    [king] الملوك
    [knight] الأحصنة
    [maharaja] قطع المهراجا
    [wythoff-queen] وزراء Wythoff
    [wythoff-maharaja] قطع مهراجا Wythoff
    [jumper] الوزراء بنقلاتهم الإضافية
   *[queen] الوزراء
}

piece-title = { $piece ->
    [rook] رخ
    [bishop] فيل
    [king] ملك
    [knight] حصان
    [maharaja] مهراجا
    [wythoff-queen] وزير Wythoff
    [wythoff-maharaja] مهراجا Wythoff
    [jumper] وزير بنقلات إضافية
    [hexagonal] وزير على أشكال سداسية
   *[queen] وزير
}

table-title = { $piece ->
    [rook] الرخاخ بترتيب وضعها
    [bishop] الأفيال بترتيب وضعها
    [king] الملوك بترتيب وضعها
    [knight] الأحصنة بترتيب وضعها
    [maharaja] قطع المهراجا بترتيب وضعها
    [wythoff-queen] وزراء Wythoff بترتيب وضعها
    [wythoff-maharaja] قطع مهراجا Wythoff بترتيب وضعها
    [jumper] الوزراء بنقلاتهم الإضافية بترتيب وضعها
   *[queen] الوزراء بترتيب وضعها
}

spiral-title = المستوى كله، على حلزون

hexagons-title = المستوى كله بأشكال سداسية، على حلزون

antidiagonals-title = ربع، حسب الأقطار المضادة

files-title = ربع، عمودًا عمودًا

sector-title = ثُمن (45°)، صفًّا صفًّا

ranks-title = n × n، صفًّا صفًّا

square-title = n × n، حسب الأقطار المضادة

board-label = الرقعة

piece-label = القطعة

show-label = على المربعات

numbers-label = أرقامها

values-label = قيم نيم

side-label = n

next-step = وضع { one-piece } التالي

err-distant = توضع { many-pieces } ابتداءً من المربع 0: هذا المكان أبعد من اللازم

values-seen = لكل مربع قيمة نيم: أصغر عدد ليس لأي مربع سابق على خطوطه. تقف { many-pieces } على الأصفار.

hexagons-seen = تخيّل المربعات أشكالًا سداسية لكل منها ستة جيران: يسير هذا الوزير على خطوطها الثلاثة، وهي هنا الصفوف والأعمدة والأقطار التي يبقى فيها ⁦x+y⁩ نفسه.

closer = اقترب لترى أي المربعات مهاجَمة.

same-squares = تقف { many-pieces } على المربعات نفسها كما على الأقطار المضادة.

one-each = { $down ->
    [true] في كل عمود يأخذ { one-piece } أول صف لا يهاجمه فيه أي من الأعمدة السابقة.
   *[false] في كل صف يأخذ { one-piece } أول عمود لا يهاجمه فيه أي من الصفوف السابقة.
}

other-game = هذه لعبة أخرى غير التي على الرقعة: انقل { one-piece } إلى أي مربع يهاجمه ويأتي هنا قبله. تقف { many-pieces } حيث يخسر صاحب الدور.

square = { $numbered ->
    [true] المربع { $n }، { $at }،
   *[false] المربع { $at }
}

no-square = { $at } لا ينتمي إلى هذه الرقعة.

has-piece = { square } عليه { one-piece } رقم { $i }: لا تهاجمه أي قطعة سابقة.

is-attacked = { square } يهاجمه { AND($attackers) }.

not-attacked = { square } غير مهاجَم: سيستقر هناك { one-piece } رقم { $i }.

never-attacked = { square } لا تهاجمه أي قطعة حتى الآن.

attacker = { $numbered ->
    [true] { one-piece } على { $n }
   *[false] { one-piece } عند { $at }
} { $line ->
    [column] على العمود
    [row] على الصف
   *[diagonal] على قطر
}

leaper = { $numbered ->
    [true] { one-piece } على { $n }
   *[false] { one-piece } عند { $at }
}

stand = { $count ->
    [1] { one-piece } الأول موضوع
   *[other] عدد { many-pieces } على الرقعة { $count }
}

standing = { stand }.

standing-all = { $all ->
    [true] { stand }، وكل مربع آخر مهاجَم.
   *[false] { stand }؛ ولم يوضع هنا شيء أبعد من ذلك.
}

standing-files = { $down ->
    [true] { stand }، في كل عمود واحد. في العمود { $file } يذهب التالي إلى الصف { $rank }.
   *[false] { stand }، في كل صف واحد. في الصف { $file } يذهب التالي إلى العمود { $rank }.
}

next-of = { $attacked ->
    [0] يذهب التالي إلى المربع الذي يليه مباشرة، { $to }.
    [1] المربع { $first } مهاجَم، فيذهب التالي إلى { $to }.
    [2] المربعان { $first } و{ $last } مهاجَمان، فيذهب التالي إلى { $to }.
   *[other] المربعات من { $first } إلى { $last } كلها مهاجَمة، فيذهب التالي إلى { $to }.
}

files-strip = { $down ->
    [true] الصفوف في كل عمود
   *[false] الأعمدة في كل صف
}

squares-strip = المربعات التي تستقر عليها { many-pieces }

values-strip = قيم نيم بترتيب الأرقام

titled = { $title }، { $sequence }

row-head = الصف

column-head = العمود

square-head = المربع

attacked-head = المهاجَمة قبله
