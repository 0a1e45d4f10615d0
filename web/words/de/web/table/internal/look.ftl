err-cover = was das Brett verdeckt, muss eine Breite und eine Höhe von 0 oder mehr haben

err-zoom = zoom braucht eine Zahl oder fit, map oder piece

err-locate = locate braucht ein Feld wie [3,3]

err-no-zoom = zoom nimmt fit, map oder piece, nicht { $to }
