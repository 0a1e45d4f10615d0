title = { $k } contre { $other }, décalé de ({ $dx },{ $dy }), plus { $offset }

err-k = k va de 1 à { $most }, et n’est pas { $k }

err-too-far = { $n } est trop loin pour décaler un plateau ou ses valeurs : { $most } au plus dans chaque sens
