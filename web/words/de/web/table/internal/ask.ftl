err-over = das Spiel ist aus
