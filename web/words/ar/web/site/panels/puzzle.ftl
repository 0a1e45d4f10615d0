
puzzle-puzzle = اللغز

puzzle-copy-my-result = نسخ نتيجتي

puzzle-my-result = نتيجتي

puzzle-level = المستوى

puzzle-worksheet-twelve = ورقة عمل من 12 لغزًا…

puzzle-another-these-rules = لغز آخر بهذه القواعد
