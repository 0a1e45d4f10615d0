# A text does not fit into the largest code.
# $most (Plain) about how many characters do
err-long = a QR code holds about { $most } characters
