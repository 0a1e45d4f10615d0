
err-none-open = لا فكرة مفتوحة

err-no-steps = ليس لهذه الفكرة خطوات

err-speed = السرعة من 1 إلى 60 خطوة في الثانية

lost-over = تعذّر حساب هذا.

kicker = فكرة · { $game }

steps = الخطوة { $now } من { $last }

looking = جارٍ البحث…

looking-share = جارٍ البحث… { $percent }%

from-first = { $first ->
    [none] {""}
   *[other] {" "}من { $first }
}
