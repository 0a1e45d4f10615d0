err-pause = es gibt noch mehr zu tun

err-wrong = der Plan ist falsch: Ein Feld von ihm folgt nicht aus seinen Optionen
