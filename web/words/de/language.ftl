# What the language is called, by itself.
name = Deutsch

# ltr, or rtl where it is written from right to left.
direction = ltr
