
editor-edit-moves = تحرير النقلات

editor-moves-each-square-where = النقلات: كل مربع هو وجهة لنقلة

editor-moves = النقلات

editor-another-move = نقلة أخرى

editor-add = إضافة

editor-complete-moves = أكمل النقلات:
