
thousands = ,

count = { NUMBER($n) }

last-and = { $before } و{ $after }

last-or = { $before } أو { $after }
