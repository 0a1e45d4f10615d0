name = العربية
direction = rtl
