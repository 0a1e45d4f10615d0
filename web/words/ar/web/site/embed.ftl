embed-play = العب: { $title }

embed-board = Palace

embed-lesson = الدروس

embed-gallery = المعرض

embed-puzzle = لغز

embed-titled = درس «{ $title }»

embed-at = { $title }، { $piece } عند { $where }

embed-queen = وزير

embed-rook = رخ

embed-maharaja = مهراجا

embed-piece = حجر

embed-frame = Palace: { $title }

embed-src = الخاصية src في palace-board ليست عنوان صفحة: { $src }.

embed-silent = لم يرد { $site } بعد.
