
distant-far-out-position-in = بعيدًا: الموضع كاملًا

distant-go = الذهاب إلى

distant-whole-numbers-commas-between = أعداد صحيحة بينها فواصل، مثل 12,7

distant-move = نقل
