Err-none = ce problème n’existe pas

err-none-of-level = aucun problème de niveau { $level } n’a été trouvée pour { $game } dans { $tries } positions : un autre niveau en a peut-être une

err-day = un jour s’écrit comme 2026-11-23, pas { $text }

err-never-blocked = aucune case n’est jamais bloquée dans { $game } : find=block demande un jeu à blocages
