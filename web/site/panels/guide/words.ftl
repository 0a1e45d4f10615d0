# Beside a field.
guide-names-seen-from-afar = Names, seen from afar

# Opens and closes what lies below it.
guide-everything-on-map = Everything on this map

# Beside a field.
guide-highlight = Highlight
