options-possible-moves = النقلات الممكنة
