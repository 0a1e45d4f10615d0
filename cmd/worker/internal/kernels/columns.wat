;; The loops of columns.go and near.go over columns, in memory that belongs to the Go
;; program. kernel.wasm is this text, assembled.
(module
  (import "go" "mem" (memory 1))

  ;; Searches columns from $x on by the lines, and returns the first that is not done:
  ;; $end, or one that needs what only the Go program does: more memory, or a long leap.
  ;; It may have its row, and lines that it would enter anyway.
  ;; Rows are kept as 1 more; 0 is for columns without one.
  ;; A load waits long for a store to some of its bytes. So the P-position before is kept
  ;; apart where a column would read its lines at once, and they are stored afterwards.
  ;; $state: numbers of four bytes.
  ;; The head: how many lines there are besides rows and diagonals, how many taps; 1 if
  ;; the P-positions are symmetric; where the rows are, how many; the least row, or
  ;; diagonal, that may be free; 0, 0. Then the sets of the rows and of the diagonals.
  ;; Each line, 48 bytes: the step (a, b); from·a, from·b, or 0 if from is 1; last·a,
  ;; last·b, or 0; of column $x the remainder by a, and the row at height 0; how many
  ;; bytes the first set lies from the state; for the column in work its set and its row
  ;; at height 0; 0.
  ;; Each set, 32 bytes, one for each remainder: its words; the height of the first bit;
  ;; how many bits; from how many on eight bytes can be read; 0; a run of members, from
  ;; and to; 0.
  ;; Each tap: the move (a, b).
  (func (export "walk") (param $state i32) (param $x i32) (param $end i32) (result i32)
    (local $lines i32) (local $ends i32) ;; where the lines are
    (local $taps i32) (local $tapped i32)
    (local $mirror i32) (local $row i32) (local $length i32) (local $low i32)
    (local $rows i32) (local $rows0 i32) (local $rows57 i32)                ;; words, base, limit
    (local $diagonals i32) (local $diagonals0 i32) (local $diagonals57 i32)
    (local $before i32) ;; the row of the P-position in the column before
    (local $l i32) (local $set i32) (local $i i32) (local $y i32) (local $to i32)
    (local $tries i32) (local $at i32)
    (local $taken i64)

    (local.set $mirror (i32.load offset=8 (local.get $state)))
    (local.set $row (i32.load offset=12 (local.get $state)))
    (local.set $length (i32.load offset=16 (local.get $state)))
    (local.set $low (i32.load offset=20 (local.get $state)))
    (local.set $rows (i32.load offset=32 (local.get $state)))
    (local.set $rows0 (i32.load offset=36 (local.get $state)))
    (local.set $rows57 (i32.load offset=44 (local.get $state)))
    (local.set $diagonals (i32.load offset=64 (local.get $state)))
    (local.set $diagonals0 (i32.load offset=68 (local.get $state)))
    (local.set $diagonals57 (i32.load offset=76 (local.get $state)))
    (local.set $lines (i32.add (local.get $state) (i32.const 96)))
    (local.set $ends (i32.add (local.get $lines) (i32.mul (i32.const 48) (i32.load (local.get $state)))))
    ;; The taps come after the sets.
    (local.set $taps (local.get $ends))
    (local.set $l (local.get $lines))
    (block $none
      (loop $sets
        (br_if $none (i32.ge_u (local.get $l) (local.get $ends)))
        (local.set $taps (i32.add (local.get $taps) (i32.shl (i32.load (local.get $l)) (i32.const 5))))
        ;; From here on a line knows where its first set is.
        (i32.store offset=32 (local.get $l) (i32.add (local.get $state) (i32.load offset=32 (local.get $l))))
        (local.set $l (i32.add (local.get $l) (i32.const 48)))
        (br $sets)))
    (local.set $tapped (i32.add (local.get $taps) (i32.shl (i32.load offset=4 (local.get $state)) (i32.const 3))))
    (local.set $at (i32.add (local.get $row) (i32.shl (local.get $x) (i32.const 2))))
    (local.set $before (i32.sub (i32.load (i32.sub (local.get $at) (i32.const 4))) (i32.const 1)))

    (block $stop
      (loop $columns
        (br_if $stop (i32.ge_s (local.get $x) (local.get $end)))

        ;; The lines come to column x. Those that attack later enter.
        (if (i32.lt_u (local.tee $l (local.get $lines)) (local.get $ends))
          (then
            (loop $enter
              (local.set $set (i32.add (i32.load offset=32 (local.get $l))
                (i32.shl (local.tee $i (i32.load offset=24 (local.get $l))) (i32.const 5))))
              (i32.store offset=36 (local.get $l) (local.get $set))
              (i32.store offset=40 (local.get $l) (local.tee $y (i32.load offset=28 (local.get $l))))
              (if (i32.eq (local.tee $i (i32.add (local.get $i) (i32.const 1))) (i32.load (local.get $l)))
                (then
                  (local.set $i (i32.const 0))
                  (i32.store offset=28 (local.get $l) (i32.add (local.get $y) (i32.load offset=4 (local.get $l))))))
              (i32.store offset=24 (local.get $l) (local.get $i))
              (if (i32.load offset=8 (local.get $l))
                (then
                  (if (i32.ge_s (local.tee $i (i32.sub (local.get $x) (i32.load offset=8 (local.get $l)))) (i32.const 0))
                    (then
                      (local.set $i (i32.sub (i32.sub
                        (i32.add (i32.load (i32.add (local.get $row) (i32.shl (local.get $i) (i32.const 2))))
                          (i32.sub (i32.load offset=12 (local.get $l)) (i32.const 1)))
                        (local.get $y)) (i32.load offset=4 (local.get $set))))
                      (br_if $stop (i32.ge_u (local.get $i) (i32.load offset=8 (local.get $set))))
                      (local.set $to (i32.add (i32.load (local.get $set)) (i32.shr_u (local.get $i) (i32.const 3))))
                      (i32.store8 (local.get $to) (i32.or (i32.load8_u (local.get $to))
                        (i32.shl (i32.const 1) (i32.and (local.get $i) (i32.const 7)))))))))
              (br_if $enter (i32.lt_u (local.tee $l (i32.add (local.get $l) (i32.const 48))) (local.get $ends))))))

        (if (i32.eqz (local.tee $y (i32.load (local.get $at))))
          (then
            ;; Where to begin: the first row, mirrored the first diagonal, that is free.
            (local.set $set (i32.add (local.get $state) (i32.add (i32.const 32) (i32.shl (local.get $mirror) (i32.const 5)))))
            (loop $full
              (local.set $i (i32.sub (local.get $low) (i32.load offset=4 (local.get $set))))
              (br_if $stop (i32.ge_u (local.get $i) (i32.load offset=12 (local.get $set))))
              (local.set $low (i32.add (local.get $low) (local.tee $i (i32.wrap_i64 (i64.ctz (i64.xor (i64.const -1)
                (i64.shr_u (i64.load (i32.add (i32.load (local.get $set)) (i32.shr_u (local.get $i) (i32.const 3))))
                  (i64.extend_i32_u (i32.and (local.get $i) (i32.const 7))))))))))
              (br_if $full (i32.ge_u (local.get $i) (i32.const 57))))
            (local.set $y (i32.add (local.get $low) (select (local.get $x) (i32.const 0) (local.get $mirror))))

            (local.set $tries (i32.const 8))
            (block $found
              (loop $search
                ;; Which of 57 rows from y on are taken: by the P-position before,
                (local.set $i (i32.sub (local.get $before) (local.get $y)))
                (local.set $taken (i64.or (i64.const 0xFE00000000000000) (i64.or
                  (i64.shl (i64.extend_i32_u (i32.lt_u (local.get $i) (i32.const 64))) (i64.extend_i32_u (local.get $i)))
                  (i64.shl (i64.extend_i32_u (i32.lt_u (i32.add (local.get $i) (i32.const 1)) (i32.const 64)))
                    (i64.extend_i32_u (i32.add (local.get $i) (i32.const 1)))))))
                ;; by rows,
                (local.set $i (i32.sub (local.get $y) (local.get $rows0)))
                (br_if $stop (i32.ge_u (local.get $i) (local.get $rows57)))
                (local.set $taken (i64.or (local.get $taken)
                  (i64.shr_u (i64.load (i32.add (local.get $rows) (i32.shr_u (local.get $i) (i32.const 3))))
                    (i64.extend_i32_u (i32.and (local.get $i) (i32.const 7))))))
                ;; by diagonals,
                (local.set $i (i32.sub (i32.sub (local.get $y) (local.get $x)) (local.get $diagonals0)))
                (br_if $stop (i32.ge_u (local.get $i) (local.get $diagonals57)))
                (local.set $taken (i64.or (local.get $taken)
                  (i64.shr_u (i64.load (i32.add (local.get $diagonals) (i32.shr_u (local.get $i) (i32.const 3))))
                    (i64.extend_i32_u (i32.and (local.get $i) (i32.const 7))))))
                ;; by the other lines
                (if (i32.lt_u (local.tee $l (local.get $lines)) (local.get $ends))
                  (then
                    (loop $line
                      (local.set $set (i32.load offset=36 (local.get $l)))
                      (if (i32.eq (i32.const 1) (i32.load (local.get $l)))
                        (then
                          (local.set $i (i32.sub (i32.add (local.get $before) (i32.load offset=4 (local.get $l))) (local.get $y)))
                          (local.set $taken (i64.or (local.get $taken)
                            (i64.shl (i64.extend_i32_u (i32.and
                                (i32.lt_u (local.get $i) (i32.const 64))
                                (i32.eqz (i32.load offset=8 (local.get $l)))))
                              (i64.extend_i32_u (local.get $i)))))))
                      (local.set $i (i32.sub (i32.sub (local.get $y) (i32.load offset=40 (local.get $l))) (i32.load offset=4 (local.get $set))))
                      (if (i32.lt_u (local.get $i) (i32.load offset=12 (local.get $set)))
                        (then
                          (local.set $taken (i64.or (local.get $taken)
                            (i64.shr_u (i64.load (i32.add (i32.load (local.get $set)) (i32.shr_u (local.get $i) (i32.const 3))))
                              (i64.extend_i32_u (i32.and (local.get $i) (i32.const 7)))))))
                        (else
                          ;; Nothing is there, unless it is at the edge.
                          (br_if $stop (i32.and (i32.gt_s (local.get $i) (i32.const -64))
                            (i32.lt_s (local.get $i) (i32.load offset=8 (local.get $set)))))))
                      (br_if $line (i32.lt_u (local.tee $l (i32.add (local.get $l) (i32.const 48))) (local.get $ends))))))
                ;; and by taps.
                (if (i32.lt_u (local.tee $l (local.get $taps)) (local.get $tapped))
                  (then
                    (loop $tap
                      (local.set $i (i32.sub (i32.add
                        (i32.load (i32.sub (local.get $at) (i32.shl (i32.load (local.get $l)) (i32.const 2))))
                        (i32.load offset=4 (local.get $l))) (i32.add (local.get $y) (i32.const 1))))
                      (local.set $taken (i64.or (local.get $taken)
                        (i64.shl (i64.extend_i32_u (i32.lt_u (local.get $i) (i32.const 64))) (i64.extend_i32_u (local.get $i)))))
                      (br_if $tap (i32.lt_u (local.tee $l (i32.add (local.get $l) (i32.const 8))) (local.get $tapped))))))
                (br_if $found (i64.ne (local.get $taken) (i64.const -1)))
                (br_if $stop (i32.eqz (local.tee $tries (i32.sub (local.get $tries) (i32.const 1)))))

                ;; Past the runs of members that were met before.
                (local.set $y (call $past
                  (i32.add (local.get $state) (i32.const 64)) (i32.add (local.get $y) (i32.const 57)) (local.get $x)))
                (if (i32.lt_u (local.tee $l (local.get $lines)) (local.get $ends))
                  (then
                    (loop $run
                      (local.set $y (call $past
                        (i32.load offset=36 (local.get $l)) (local.get $y) (i32.load offset=40 (local.get $l))))
                      (br_if $run (i32.lt_u (local.tee $l (i32.add (local.get $l) (i32.const 48))) (local.get $ends))))))
                (br $search)))
            (local.set $y (i32.add (local.get $y)
              (i32.wrap_i64 (i64.ctz (i64.xor (i64.const -1) (local.get $taken))))))
            (i32.store (local.get $at) (i32.add (local.get $y) (i32.const 1)))
            (if (i32.and (local.get $mirror) (i32.lt_s (local.get $y) (local.get $length)))
              (then (i32.store (i32.add (local.get $row) (i32.shl (local.get $y) (i32.const 2)))
                (i32.add (local.get $x) (i32.const 1))))))
          (else (local.set $y (i32.sub (local.get $y) (i32.const 1)))))

        ;; Lines enter for columns to come. Steps of one column lag behind by one.
        (if (i32.or (i32.eqz (local.get $mirror)) (i32.ge_s (i32.add (local.get $before) (i32.const 1)) (local.get $x)))
          (then
            (local.set $i (i32.sub (local.get $before) (local.get $rows0)))
            (br_if $stop (i32.ge_u (local.get $i) (local.get $rows57)))
            (local.set $to (i32.add (local.get $rows) (i32.shr_u (local.get $i) (i32.const 3))))
            (i32.store8 (local.get $to) (i32.or (i32.load8_u (local.get $to))
              (i32.shl (i32.const 1) (i32.and (local.get $i) (i32.const 7)))))
            (local.set $i (i32.sub (i32.sub (local.get $before) (i32.sub (local.get $x) (i32.const 1))) (local.get $diagonals0)))
            (br_if $stop (i32.ge_u (local.get $i) (local.get $diagonals57)))
            (local.set $to (i32.add (local.get $diagonals) (i32.shr_u (local.get $i) (i32.const 3))))
            (i32.store8 (local.get $to) (i32.or (i32.load8_u (local.get $to))
              (i32.shl (i32.const 1) (i32.and (local.get $i) (i32.const 7)))))))
        (if (i32.lt_u (local.tee $l (local.get $lines)) (local.get $ends))
          (then
            (loop $later
              (local.set $set (i32.load offset=36 (local.get $l)))
              (if (i32.eqz (i32.load offset=8 (local.get $l)))
                (then
                  (local.set $i (i32.sub (i32.sub
                    (select (i32.add (local.get $before) (i32.load offset=4 (local.get $l))) (local.get $y)
                      (i32.eq (i32.const 1) (i32.load (local.get $l))))
                    (i32.load offset=40 (local.get $l))) (i32.load offset=4 (local.get $set))))
                  (br_if $stop (i32.ge_u (local.get $i) (i32.load offset=8 (local.get $set))))
                  (local.set $to (i32.add (i32.load (local.get $set)) (i32.shr_u (local.get $i) (i32.const 3))))
                  (i32.store8 (local.get $to) (i32.or (i32.load8_u (local.get $to))
                    (i32.shl (i32.const 1) (i32.and (local.get $i) (i32.const 7)))))))
              (if (i32.load offset=16 (local.get $l))
                (then
                  (if (i32.ge_s (local.tee $i (i32.sub (local.get $x) (i32.load offset=16 (local.get $l)))) (i32.const 0))
                    (then
                      (local.set $i (i32.sub (i32.sub
                        (i32.add (i32.load (i32.add (local.get $row) (i32.shl (local.get $i) (i32.const 2))))
                          (i32.sub (i32.load offset=20 (local.get $l)) (i32.const 1)))
                        (i32.load offset=40 (local.get $l))) (i32.load offset=4 (local.get $set))))
                      (local.set $to (i32.add (i32.load (local.get $set)) (i32.shr_u (local.get $i) (i32.const 3))))
                      (i32.store8 (local.get $to) (i32.and (i32.load8_u (local.get $to))
                        (i32.xor (i32.const -1) (i32.shl (i32.const 1) (i32.and (local.get $i) (i32.const 7))))))))))
              (br_if $later (i32.lt_u (local.tee $l (i32.add (local.get $l) (i32.const 48))) (local.get $ends))))))
        (local.set $before (local.get $y))
        (local.set $x (i32.add (local.get $x) (i32.const 1)))
        (local.set $at (i32.add (local.get $at) (i32.const 4)))
        (br $columns)))
    (i32.store offset=20 (local.get $state) (local.get $low))
    (local.get $x))

  ;; The first row from $y on past the run of members that was met before in a set, if it
  ;; lies in the run or shortly before it; else $y. $shift: the row at height 0.
  (func $past (param $set i32) (param $y i32) (param $shift i32) (result i32)
    (local $i i32) (local $to i32)
    (local.set $i (i32.sub (local.get $y) (local.get $shift)))
    (if (i32.ge_s (local.get $i) (i32.load offset=24 (local.get $set)))
      (then (return (local.get $y))))
    (if (i32.lt_s (local.get $i) (i32.load offset=20 (local.get $set)))
      (then
        (local.set $to (i32.sub (local.get $i) (i32.load offset=4 (local.get $set))))
        (if (i32.ge_u (local.get $to) (i32.load offset=12 (local.get $set)))
          (then (return (local.get $y))))
        (if (i32.lt_s
            (i32.wrap_i64 (i64.ctz (i64.xor (i64.const -1)
              (i64.shr_u (i64.load (i32.add (i32.load (local.get $set)) (i32.shr_u (local.get $to) (i32.const 3))))
                (i64.extend_i32_u (i32.and (local.get $to) (i32.const 7)))))))
            (i32.sub (i32.load offset=20 (local.get $set)) (local.get $i)))
          (then (return (local.get $y))))
        (i32.store offset=20 (local.get $set) (local.get $i))))
    ;; How far it goes by now.
    (local.set $to (i32.load offset=24 (local.get $set)))
    (block $known
      (loop $further
        (local.set $i (i32.sub (local.get $to) (i32.load offset=4 (local.get $set))))
        (br_if $known (i32.ge_u (local.get $i) (i32.load offset=12 (local.get $set))))
        (local.set $to (i32.add (local.get $to) (local.tee $i (i32.wrap_i64 (i64.ctz (i64.xor (i64.const -1)
          (i64.shr_u (i64.load (i32.add (i32.load (local.get $set)) (i32.shr_u (local.get $i) (i32.const 3))))
            (i64.extend_i32_u (i32.and (local.get $i) (i32.const 7))))))))))
        (br_if $further (i32.ge_u (local.get $i) (i32.const 57)))))
    (i32.store offset=24 (local.get $set) (local.get $to))
    (i32.add (local.get $to) (local.get $shift)))

  ;; Searches columns from $x on in two windows of 64 bits, and returns the first that is
  ;; not done: $end, or one where the windows are too narrow.
  ;; $state: the taken diagonals and the taken rows, eight bytes each; then numbers of
  ;; four bytes: the least free diagonal; where the rows are, how many; how many moves
  ;; there are, an even number; and those, (4a, b).
  (func (export "near") (param $state i32) (param $x i32) (param $end i32) (result i32)
    (local $diagonals i64) (local $taken i64) (local $free i64) (local $rows i64)
    (local $low i32) (local $row i32) (local $length i32) (local $at i32)
    (local $next i32)     ;; x+1
    (local $first i32)    ;; x+1+low: the row of bit 0 as it is kept
    (local $mirrored i32)
    (local $moves i32) (local $moved i32) (local $m i32) (local $i i32) (local $j i32) (local $bit i64)

    (local.set $diagonals (i64.load (local.get $state)))
    (local.set $rows (i64.load offset=8 (local.get $state)))
    (local.set $low (i32.load offset=16 (local.get $state)))
    (local.set $row (i32.load offset=20 (local.get $state)))
    (local.set $length (i32.load offset=24 (local.get $state)))
    ;; A row y is kept as y+1, so this is where the row of column y is by y+1.
    (local.set $mirrored (i32.sub (local.get $row) (i32.const 4)))
    (local.set $moves (i32.add (local.get $state) (i32.const 32)))
    (local.set $moved (i32.add (local.get $moves) (i32.shl (i32.load offset=28 (local.get $state)) (i32.const 3))))
    (block $stop
      (loop $columns
        (br_if $stop (i32.ge_s (local.get $x) (local.get $end)))
        (local.set $at (i32.add (local.get $row) (i32.shl (local.get $x) (i32.const 2))))
        (local.set $next (i32.add (local.get $x) (i32.const 1)))
        (if (i32.eqz (i32.load (local.get $at)))
          (then
            (local.set $taken (i64.or (local.get $diagonals) (local.get $rows)))
            (local.set $first (i32.add (local.get $next) (local.get $low)))
            (local.set $m (local.get $moves))
            (if (i32.lt_u (local.get $m) (local.get $moved))
              (then
                (loop $move
                  (local.set $i (i32.sub
                    (i32.add (i32.load (i32.sub (local.get $at) (i32.load (local.get $m))))
                      (i32.load offset=4 (local.get $m)))
                    (local.get $first)))
                  (local.set $j (i32.sub
                    (i32.add (i32.load (i32.sub (local.get $at) (i32.load offset=8 (local.get $m))))
                      (i32.load offset=12 (local.get $m)))
                    (local.get $first)))
                  (local.set $taken (i64.or (local.get $taken) (i64.or
                    (i64.shl (i64.extend_i32_u (i32.lt_u (local.get $i) (i32.const 64))) (i64.extend_i32_u (local.get $i)))
                    (i64.shl (i64.extend_i32_u (i32.lt_u (local.get $j) (i32.const 64))) (i64.extend_i32_u (local.get $j))))))
                  (br_if $move (i32.lt_u (local.tee $m (i32.add (local.get $m) (i32.const 16))) (local.get $moved))))))
            (local.set $free (i64.xor (local.get $taken) (i64.const -1)))
            (br_if $stop (i64.eqz (local.get $free)))
            (local.set $i (i32.add (local.get $first) (i32.wrap_i64 (i64.ctz (local.get $free)))))
            (i32.store (local.get $at) (local.get $i))
            (if (i32.le_u (local.get $i) (local.get $length))
              (then (i32.store (i32.add (local.get $mirrored) (i32.shl (local.get $i) (i32.const 2))) (local.get $next))))
            (local.set $bit (i64.and (local.get $free) (i64.sub (i64.const 0) (local.get $free))))
            (local.set $rows (i64.or (local.get $rows) (local.get $bit)))
            (local.set $diagonals (i64.or (local.get $diagonals) (local.get $bit)))
            (local.set $free (i64.ctz (i64.xor (local.get $diagonals) (i64.const -1))))
            (local.set $low (i32.add (local.get $low) (i32.wrap_i64 (local.get $free))))
            (if (i64.eq (local.get $free) (i64.const 64))
              (then
                (local.set $diagonals (i64.const 0))
                (local.set $rows (i64.const 0)))
              (else
                (local.set $diagonals (i64.shr_u (local.get $diagonals) (local.get $free)))
                (local.set $rows (i64.shr_u (local.get $rows) (local.get $free)))))))
        (local.set $rows (i64.shr_u (local.get $rows) (i64.const 1)))
        (local.set $x (local.get $next))
        (br $columns)))
    (i64.store (local.get $state) (local.get $diagonals))
    (i64.store offset=8 (local.get $state) (local.get $rows))
    (i32.store offset=16 (local.get $state) (local.get $low))
    (local.get $x)))
