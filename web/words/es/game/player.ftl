err-decides-alone = Quien juega como { $name } decide por su cuenta
