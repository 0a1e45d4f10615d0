Err-none = no hay tal problema

err-none-of-level = no se encontró ningún problema de nivel { $level } para { $game } en { $tries } posiciones: puede haber uno en otro nivel

err-day = un día se escribe como en 2026-11-23, no { $text }

err-never-blocked = en { $game } nunca se bloquea ninguna casilla: find=block necesita un juego con bloqueos
