# Something called Palace with a wrong argument: a script of another page, or of somebody's own.
# $call (Text) the name of the call
# $argument (Text) its name
# $is (number | square | other) what it must be
# $kind (Text) the name of that, where it is something else
# $not (Text) what it is
err-kind-of-argument = { $is ->
    [number] { $call }: { $argument } must be a whole number, not { $not }
    [square] { $call }: { $argument } must be a square such as [3,3], not { $not }
   *[other] { $call }: { $argument } must be { $kind }, not { $not }
}

# $call (Text)
err-no-object = { $call }: the arguments are not a JSON object

# $name (Quoted)
err-no-call = there is no call named { $name }

unwritten = The answer could not be written.
