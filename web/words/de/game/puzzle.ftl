Err-none = dieses Rätsel gibt es nicht

err-none-of-level = für { $game } wurde in { $tries } Positionen kein Rätsel der Stufe { $level } gefunden: Eine andere Stufe hat vielleicht eines

err-day = ein Tag wird geschrieben wie 2026-11-23, nicht { $text }

err-never-blocked = in { $game } wird nie ein Feld blockiert: find=block braucht ein Spiel, in dem blockiert wird
