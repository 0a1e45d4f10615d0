canvas-label = Brett. Die Pfeiltasten bewegen einen Zeiger über die Felder, Enter wählt das Feld.

Undrawn = Das Brett kann nicht gezeichnet werden

No-start = Palace zeichnet mit WebGL 2, und dieser Browser hat es nicht gestartet: { $why }
