
puzzle-puzzle = اللغز

puzzle-copy-my-result = نسخ نتيجتي

puzzle-my-result = نتيجتي

puzzle-level = المستوى

puzzle-worksheet-twelve = طباعة 12 لغزًا…

puzzle-another-these-rules = لغز آخر في هذه اللعبة

puzzle-of-today = ألغاز اليوم

puzzle-more = القواعد وألغاز أخرى
