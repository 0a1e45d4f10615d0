err-long = ein QR-Code fasst etwa { $most } Zeichen
