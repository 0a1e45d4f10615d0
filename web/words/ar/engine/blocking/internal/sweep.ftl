
err-order = ليس هذا طلبًا لجزء من الرقعة

err-result = ليست هذه نتيجة لجزء من الرقعة

err-before = تبدأ رقعة { $game } عند 0,0: لا يمكن أن تبدأ نافذة عند { $at }

err-reach = { $at } بعيد جدًّا: تنتهي إحداثيات { $game } عند { $reach }

err-too-far = { $at } أبعد من اللازم لرقعة { $game }

err-too-large = { $size } أكبر من اللازم لرقعة { $game } عند { $at }: أكبر مربع ممكن { $largest }x{ $largest }
