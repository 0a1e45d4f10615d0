
human = إنسان

human-about = ينقل بالفأرة أو اللمس أو المفاتيح.

random = عشوائي

random-about = يختار النقلات والمربعات المحجوبة عشوائيًّا.

easy = سهل

medium = متوسط

hard = صعب

slips-about = يخطئ في { $percent } من كل 100 دور.

slips = أخطاء في { $percent } من كل 100 دور

looks-ahead = ينظر إلى الأمام

looks-ahead-about = ينظر بضع نقلات إلى الأمام، من دون الخريطة، لذلك لا يخطئ قرب النهاية.

perfect = مثالي

perfect-about = لا يفوّت فوزًا، ويصعّب عليك اللعب حيث لا يستطيع الفوز.

Err-illegal-move = هذه النقلة غير مسموح بها

Err-illegal-block = هذا الحجب غير مسموح به

Err-not-now = ليس هذا وقته

Err-over = انتهت اللعبة

Err-no-turn = لا يوجد دور كهذا

Err-no-player = لا يوجد لاعب كهذا

Err-settings = لا يمكن عرض هذا

err-nothing-to-undo = لا دور يمكن التراجع عنه

err-nothing-to-redo = لا دور يمكن إعادته

err-over-for-moves = انتهت اللعبة: لا أحد يستطيع النقل

err-over-for-blocks = انتهت اللعبة: لا شيء يُحجب

err-blocks-never = لا يمكن حجب أي مربع في هذه اللعبة

err-blocks-later = حان وقت النقل: تُحجب المربعات بعد النقلة

err-no-board = لا رقعة لهذه اللعبة ليُحدَّد حجمها

err-view-characters = يُكتب المنظر بحروف لاتينية وأرقام والعلامات . , : ; + - _ /

err-no-such-turn = لا يوجد الدور { $turn }: لهذه اللعبة أدوار من 0 إلى { $known }

err-no-such-player = اللاعب واحد من { $names } أو slipping:N حيث N من 0 إلى 100، لا { $name }

err-blocks-first = { $side ->
    [you] تُختار المربعات المحجوبة أولًا: يجوز لك أن تحجب حتى { COUNT($most) }
    [computer] تُختار المربعات المحجوبة أولًا: يجوز للحاسوب أن يحجب حتى { COUNT($most) }
    [black] تُختار المربعات المحجوبة أولًا: يجوز للأسود أن يحجب حتى { COUNT($most) }
   *[white] تُختار المربعات المحجوبة أولًا: يجوز للأبيض أن يحجب حتى { COUNT($most) }
}

err-too-many-blocks = { $most ->
    [one] يجوز حجب مربع واحد على الأكثر، لا { COUNT($n) }
    [two] يجوز حجب مربعين على الأكثر، لا { COUNT($n) }
    [few] يجوز حجب { COUNT($most) } مربعات على الأكثر، لا { COUNT($n) }
    [many] يجوز حجب { COUNT($most) } مربعًا على الأكثر، لا { COUNT($n) }
   *[other] يجوز حجب { COUNT($most) } مربع على الأكثر، لا { COUNT($n) }
}

err-is-blocked = المربع { $q } محجوب: اختر مربعًا آخر

err-components-of = { $n ->
    [one] { $p } ليس موضعًا في هذه اللعبة: يحتاج الموضع إلى إحداثي واحد
    [two] { $p } ليس موضعًا في هذه اللعبة: يحتاج الموضع إلى إحداثيين
    [few] { $p } ليس موضعًا في هذه اللعبة: يحتاج الموضع إلى { COUNT($n) } إحداثيات
   *[other] { $p } ليس موضعًا في هذه اللعبة: يحتاج الموضع إلى { COUNT($n) } إحداثيًّا
}

err-too-far = { $p } أبعد مما تسمح به هذه اللعبة

err-no-take = لا نقلة من { $from } إلى { $to }: ما يجوز أخذه { $ways }

err-out-of-reach = { $piece ->
    [rook] لا يستطيع الرخ بلوغ { $to } من { $from }: يتحرك { $ways }
    [queen] لا يستطيع الوزير بلوغ { $to } من { $from }: يتحرك { $ways }
    [maharaja] لا يستطيع المهراجا بلوغ { $to } من { $from }: يتحرك { $ways }
   *[piece] لا تستطيع القطعة بلوغ { $to } من { $from }: تتحرك { $ways }
}

err-not-of-next-move = لا يمكن حجب { FULL($q) }: لا تُحجب إلا المربعات التي تبلغها النقلة التالية. { $why }

err-too-small = يحتاج الحجم إلى مربع واحد على الأقل في كل اتجاه، لا { $w }x{ $h }

err-no-such-map = خريطة هذه اللعبة واحدة من { $names }، لا { $name }

err-long-view = يُكتب المنظر في { $most } حرفًا على الأكثر، لا { $length }

err-not-compared = لا تُقارن إلا ألعاب { AND($games) } بعضها ببعض

err-no-such-orient = يشير المحوران إلى { $names }، لا { $name }

told-by-method = الطريقة: { $method }. { $idea }
