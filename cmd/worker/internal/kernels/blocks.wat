;; The innermost functions of the engine in WebAssembly's vectors of sixteen bytes. They
;; do what the Go forms in lanes.go and bare.go do, in memory that belongs to the Go
;; program. kernel.wasm is this text, assembled.
;;
;; $scratch points to room for
;;      0  the values of eight steps, a vector each
;;    128  values to the right of the block: 16 rows, each 255 bytes after the last
;;   4400  palaces in the columns, backwards: those of column x are here minus x
;;   4720  palaces on the diagonals minus k, likewise
;;   5040  and 5360: both once more. A band reads one pair and writes the other.
(module
  (import "go" "mem" (memory 1))
  (import "go" "scratch" (global $scratch i32))

  ;; Counts through a block of 256×256 squares. Counters are bytes and wrap around.
  ;; $dst: rows of 256 values, or 0 if nobody wants them.
  ;; $top, $left: what crosses the edges: 256 bytes for the columns or rows, and 256
  ;; bytes further the same for the diagonals.
  ;; $wide, $tall: the hood, all squares with x + 2y < $wide or 2x + y < $tall; they are
  ;; palaces whatever they see. Both lie between -10000 and 10000.
  ;; Returns 0 if all values outside the hood lie from -32 to 31.
  (func $block (export "block") (param $dst i32) (param $top i32) (param $left i32)
      (param $wide i32) (param $tall i32) (result i32)
    (local $in i32)
    (local $out i32)
    (local $swap i32)
    (local $end i32)
    (local $seen v128)
    (local.set $in (i32.add (global.get $scratch) (i32.const 4400)))
    (local.set $out (i32.add (global.get $scratch) (i32.const 5040)))
    (local.set $end (i32.add (local.get $left) (i32.const 256)))
    (call $turn (local.get $top) (local.get $in))
    (loop $bands
      (local.set $seen (v128.or (local.get $seen) (call $band (local.get $dst)
        (local.get $in) (local.get $out) (local.get $left) (local.get $wide) (local.get $tall))))
      (local.set $swap (local.get $in))
      (local.set $in (local.get $out))
      (local.set $out (local.get $swap))
      (if (local.get $dst)
        (then (local.set $dst (i32.add (local.get $dst) (i32.const 4096)))))
      (local.set $wide (i32.sub (local.get $wide) (i32.const 32)))
      (local.set $tall (i32.sub (local.get $tall) (i32.const 16)))
      (br_if $bands (i32.lt_u
        (local.tee $left (i32.add (local.get $left) (i32.const 16)))
        (local.get $end))))
    (call $return (local.get $in) (local.get $top))
    (v128.any_true (v128.and (local.get $seen)
      (v128.const i32x4 0xc0c0c0c0 0xc0c0c0c0 0xc0c0c0c0 0xc0c0c0c0))))

  ;; Counts through blocks of one row, none of them in the hood, from left to right.
  ;; $tops: their top edges, one after the other. $left: the left edge of the first.
  ;; $lefts: where to write what the left edge of each block was.
  ;; $count: how many blocks there are, at least one.
  ;; Stops before a block that is flat, and behind one that holds values out of bounds.
  ;; Returns twice the number of the blocks counted, and one more if there are such values.
  (func (export "run") (param $tops i32) (param $left i32) (param $lefts i32)
      (param $count i32) (result i32)
    (local $counted i32)
    (local $kind i32)
    (loop $blocks
      (if (i32.eq (local.tee $kind (call $kind (local.get $tops) (local.get $left))) (i32.const 2))
        (then (return (i32.shl (local.get $counted) (i32.const 1)))))
      (memory.copy (local.get $lefts) (local.get $left) (i32.const 512))
      (local.set $counted (i32.add (local.get $counted) (i32.const 1)))
      (if (local.get $kind)
        (then (call $pass (local.get $tops) (local.get $left)))
        (else
          (if (call $block (i32.const 0) (local.get $tops) (local.get $left) (i32.const -4096) (i32.const -4096))
            (then (return (i32.add (i32.shl (local.get $counted) (i32.const 1)) (i32.const 1)))))))
      (local.set $tops (i32.add (local.get $tops) (i32.const 512)))
      (local.set $lefts (i32.add (local.get $lefts) (i32.const 512)))
      (br_if $blocks (i32.lt_u (local.get $counted) (local.get $count))))
    (i32.shl (local.get $counted) (i32.const 1)))

  ;; Returns 2 if the edges of a block outside the hood show that it is flat, 1 if they
  ;; show that it is bare, and 0 otherwise: as isFlat and isBare in Go do.
  (func $kind (param $top i32) (param $left i32) (result i32)
    (local $first i32)  ;; the diagonal through the block's first square
    (local $span i32)
    (local $other i32)
    (local $least i32)
    (local $most i32)
    (local.set $first (i32.load8_u offset=256 (local.get $top)))
    (local.set $least (i32.extend8_s (i32.add (local.get $first)
      (i32.add (i32.load8_u (local.get $top)) (i32.load8_u (local.get $left))))))
    (local.set $span (call $span (local.get $top) (i32.load8_u (local.get $top))))
    (local.set $other (call $span (local.get $left) (i32.load8_u (local.get $left))))
    (local.set $most (i32.add (local.get $least) (i32.add
      (i32.shr_s (local.get $span) (i32.const 16)) (i32.shr_s (local.get $other) (i32.const 16)))))
    (local.set $least (i32.add (local.get $least) (i32.add
      (i32.extend16_s (local.get $span)) (i32.extend16_s (local.get $other)))))
    (if (i32.lt_s (local.get $least) (i32.const 0)) (then (return (i32.const 0))))
    (local.set $span (call $span (i32.add (local.get $top) (i32.const 256)) (local.get $first)))
    (local.set $other (call $span (i32.add (local.get $left) (i32.const 256)) (local.get $first)))
    (local.set $most (i32.add (local.get $most) (select
      (i32.shr_s (local.get $span) (i32.const 16)) (i32.shr_s (local.get $other) (i32.const 16))
      (i32.gt_s (local.get $span) (local.get $other)))))
    (local.set $span (i32.extend16_s (local.get $span)))
    (local.set $other (i32.extend16_s (local.get $other)))
    (local.set $least (i32.add (local.get $least) (select
      (local.get $span) (local.get $other) (i32.lt_s (local.get $span) (local.get $other)))))
    (if (i32.lt_s (local.get $least) (i32.const 0)) (then (return (i32.const 0))))
    (if (i32.gt_s (local.get $most) (i32.const 16)) (then (return (i32.const 0))))
    (select (i32.const 1) (i32.const 2) (i32.or (local.get $least) (local.get $most))))

  ;; Returns what 256 counters exceed $first by: the least in the lower half, the most in
  ;; the upper one. If that is not all from -32 to 95, the least is lower than any sum.
  (func $span (param $at i32) (param $first i32) (result i32)
    (local $end i32)
    (local $lift v128)  ;; the counters are raised to be 32 where they are as the first
    (local $low v128)
    (local $high v128)
    (local $v v128)
    (local $most i32)
    (local.set $end (i32.add (local.get $at) (i32.const 256)))
    (local.set $lift (i8x16.splat (i32.sub (i32.const 32) (local.get $first))))
    (local.set $low (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020))
    (local.set $high (local.get $low))
    (loop $next
      (local.set $v (i8x16.add (v128.load (local.get $at)) (local.get $lift)))
      (local.set $low (i8x16.min_u (local.get $low) (local.get $v)))
      (local.set $high (i8x16.max_u (local.get $high) (local.get $v)))
      (br_if $next (i32.lt_u
        (local.tee $at (i32.add (local.get $at) (i32.const 16)))
        (local.get $end))))
    (local.set $most (call $highest (local.get $high)))
    (if (i32.gt_u (local.get $most) (i32.const 127)) (then (return (i32.const 0x007fc000))))
    (i32.or
      (i32.shl (i32.sub (local.get $most) (i32.const 32)) (i32.const 16))
      ;; The lowest lane is that which is highest after all have been turned around.
      (i32.and (i32.const 0xffff) (i32.sub (i32.const 223)
        (call $highest (v128.not (local.get $low)))))))

  ;; Returns the highest of sixteen bytes.
  (func $highest (param $v v128) (result i32)
    (local.set $v (i8x16.max_u (local.get $v) (i8x16.shuffle 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 (local.get $v) (local.get $v))))
    (local.set $v (i8x16.max_u (local.get $v) (i8x16.shuffle 4 5 6 7 0 1 2 3 12 13 14 15 8 9 10 11 (local.get $v) (local.get $v))))
    (local.set $v (i8x16.max_u (local.get $v) (i8x16.shuffle 2 3 0 1 6 7 4 5 10 11 8 9 14 15 12 13 (local.get $v) (local.get $v))))
    (local.set $v (i8x16.max_u (local.get $v) (i8x16.shuffle 1 0 3 2 5 4 7 6 9 8 11 10 13 12 15 14 (local.get $v) (local.get $v))))
    (i8x16.extract_lane_u 0 (local.get $v)))

  ;; Hands the edges of a bare block on: the columns and the rows stay what they are, and
  ;; each diagonal leaves through the other edge.
  (func $pass (param $top i32) (param $left i32)
    (local $end i32)
    (local $v v128)
    (local.set $end (i32.add (local.get $top) (i32.const 256)))
    (local.set $left (i32.add (local.get $left) (i32.const 240)))
    (loop $next
      (local.set $v (v128.load offset=256 (local.get $top)))
      (v128.store offset=256 (local.get $top) (call $backwards (v128.load offset=256 (local.get $left))))
      (v128.store offset=256 (local.get $left) (call $backwards (local.get $v)))
      (local.set $left (i32.sub (local.get $left) (i32.const 16)))
      (br_if $next (i32.lt_u
        (local.tee $top (i32.add (local.get $top) (i32.const 16)))
        (local.get $end)))))

  ;; Counts through 16 rows. Lane j holds row j and is j squares behind lane 0. The
  ;; counters of the rows stay in their lanes; those of the columns move on by one lane
  ;; a step, those of the diagonals every other step. What enters lane 0 is loaded into
  ;; lane 15 of another vector. What leaves lane 15 is stored with all the other lanes,
  ;; over which later steps store what leaves then: for that the order in memory is
  ;; backwards. $in and $out are where the counters of column 0 are.
  ;; Values are kept with 32 added: if they are as they should be, that leaves the
  ;; upper two bits empty. Returns all of them in one.
  (func $band (param $dst i32) (param $in i32) (param $out i32) (param $left i32)
      (param $wide i32) (param $tall i32) (result v128)
    (local $t i32)        ;; the column of lane 0
    (local $open i32)     ;; from this column on all lanes are outside the hood
    (local $calm i32)     ;; and in their rows
    (local $at i32)       ;; where the values of the next step go
    (local $to i32)       ;; where those of eight steps go
    (local $rows v128)    ;; palaces in the row, plus 32
    (local $cols v128)    ;; palaces in the column
    (local $even v128)    ;; palaces on the diagonal minus k, at even steps
    (local $odd v128)     ;; and at odd ones
    (local $palaces v128) ;; -1 where there is one
    (local $seen v128)    ;; all values so far
    (local $within v128)  ;; negative in lanes that are not in their row
    (local $later v128)   ;; what a step adds to it
    (local $below v128)   ;; x + 2y - $wide, as far as a byte can hold it
    (local $beside v128)  ;; 2x + y - $tall, likewise
    (local $hood v128)    ;; -1 in lanes in the hood
    (local $outside v128) ;; -1 in lanes that are not in their row
    ;; Palace numbers minus k, plus 32, and what becomes of them.
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128)
    (local $s4 v128) (local $s5 v128) (local $s6 v128) (local $s7 v128)
    (local $q0 v128) (local $q1 v128) (local $q2 v128) (local $q3 v128)
    (local $q4 v128) (local $q5 v128) (local $q6 v128) (local $q7 v128)

    (local.set $rows (i8x16.add (v128.load (local.get $left)) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
    ;; The diagonals that come through the left edge wait in lower lanes for their time.
    (local.set $odd (v128.load offset=256 (local.get $left)))
    (local.set $even (i8x16.shuffle 1 3 5 7 9 11 13 15 1 3 5 7 9 11 13 15 (local.get $odd) (local.get $odd)))
    (local.set $odd (i8x16.shuffle 0 2 4 6 8 10 12 14 0 2 4 6 8 10 12 14 (local.get $odd) (local.get $odd)))
    (local.set $in (i32.sub (local.get $in) (i32.const 22)))
    (local.set $out (i32.sub (local.get $out) (i32.const 22)))

    (local.set $open (i32.shr_s (i32.add (local.get $tall) (i32.const 16)) (i32.const 1)))
    (if (i32.gt_s (local.get $wide) (local.get $open))
      (then (local.set $open (local.get $wide))))
    (local.set $calm (select (local.get $open) (i32.const 16) (i32.gt_s (local.get $open) (i32.const 16))))

    (loop $groups
      (if (i32.and (i32.ge_s (local.get $t) (local.get $calm)) (i32.lt_u (local.get $t) (i32.const 256)))
        (then
          (local.set $cols (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=7 (local.get $in)) (local.get $cols)))
          (local.set $even (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=327 (local.get $in)) (local.get $even)))
          (local.set $s0 (i8x16.add (local.get $cols) (i8x16.add (local.get $rows) (local.get $even))))
          (local.set $palaces (i8x16.lt_s (local.get $s0) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (local.set $rows (i8x16.sub (local.get $rows) (local.get $palaces)))
          (local.set $cols (i8x16.sub (local.get $cols) (local.get $palaces)))
          (local.set $even (i8x16.sub (local.get $even) (local.get $palaces)))
          (v128.store offset=22 (local.get $out) (local.get $cols))
          (v128.store offset=341 (local.get $out) (local.get $even))

          (local.set $cols (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=6 (local.get $in)) (local.get $cols)))
          (local.set $odd (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=326 (local.get $in)) (local.get $odd)))
          (local.set $s1 (i8x16.add (local.get $cols) (i8x16.add (local.get $rows) (local.get $odd))))
          (local.set $palaces (i8x16.lt_s (local.get $s1) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (local.set $rows (i8x16.sub (local.get $rows) (local.get $palaces)))
          (local.set $cols (i8x16.sub (local.get $cols) (local.get $palaces)))
          (local.set $odd (i8x16.sub (local.get $odd) (local.get $palaces)))
          (v128.store offset=21 (local.get $out) (local.get $cols))
          (v128.store offset=340 (local.get $out) (local.get $odd))

          (local.set $cols (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=5 (local.get $in)) (local.get $cols)))
          (local.set $even (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=325 (local.get $in)) (local.get $even)))
          (local.set $s2 (i8x16.add (local.get $cols) (i8x16.add (local.get $rows) (local.get $even))))
          (local.set $palaces (i8x16.lt_s (local.get $s2) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (local.set $rows (i8x16.sub (local.get $rows) (local.get $palaces)))
          (local.set $cols (i8x16.sub (local.get $cols) (local.get $palaces)))
          (local.set $even (i8x16.sub (local.get $even) (local.get $palaces)))
          (v128.store offset=20 (local.get $out) (local.get $cols))
          (v128.store offset=339 (local.get $out) (local.get $even))

          (local.set $cols (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=4 (local.get $in)) (local.get $cols)))
          (local.set $odd (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=324 (local.get $in)) (local.get $odd)))
          (local.set $s3 (i8x16.add (local.get $cols) (i8x16.add (local.get $rows) (local.get $odd))))
          (local.set $palaces (i8x16.lt_s (local.get $s3) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (local.set $rows (i8x16.sub (local.get $rows) (local.get $palaces)))
          (local.set $cols (i8x16.sub (local.get $cols) (local.get $palaces)))
          (local.set $odd (i8x16.sub (local.get $odd) (local.get $palaces)))
          (v128.store offset=19 (local.get $out) (local.get $cols))
          (v128.store offset=338 (local.get $out) (local.get $odd))

          (local.set $cols (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=3 (local.get $in)) (local.get $cols)))
          (local.set $even (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=323 (local.get $in)) (local.get $even)))
          (local.set $s4 (i8x16.add (local.get $cols) (i8x16.add (local.get $rows) (local.get $even))))
          (local.set $palaces (i8x16.lt_s (local.get $s4) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (local.set $rows (i8x16.sub (local.get $rows) (local.get $palaces)))
          (local.set $cols (i8x16.sub (local.get $cols) (local.get $palaces)))
          (local.set $even (i8x16.sub (local.get $even) (local.get $palaces)))
          (v128.store offset=18 (local.get $out) (local.get $cols))
          (v128.store offset=337 (local.get $out) (local.get $even))

          (local.set $cols (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=2 (local.get $in)) (local.get $cols)))
          (local.set $odd (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=322 (local.get $in)) (local.get $odd)))
          (local.set $s5 (i8x16.add (local.get $cols) (i8x16.add (local.get $rows) (local.get $odd))))
          (local.set $palaces (i8x16.lt_s (local.get $s5) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (local.set $rows (i8x16.sub (local.get $rows) (local.get $palaces)))
          (local.set $cols (i8x16.sub (local.get $cols) (local.get $palaces)))
          (local.set $odd (i8x16.sub (local.get $odd) (local.get $palaces)))
          (v128.store offset=17 (local.get $out) (local.get $cols))
          (v128.store offset=336 (local.get $out) (local.get $odd))

          (local.set $cols (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=1 (local.get $in)) (local.get $cols)))
          (local.set $even (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=321 (local.get $in)) (local.get $even)))
          (local.set $s6 (i8x16.add (local.get $cols) (i8x16.add (local.get $rows) (local.get $even))))
          (local.set $palaces (i8x16.lt_s (local.get $s6) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (local.set $rows (i8x16.sub (local.get $rows) (local.get $palaces)))
          (local.set $cols (i8x16.sub (local.get $cols) (local.get $palaces)))
          (local.set $even (i8x16.sub (local.get $even) (local.get $palaces)))
          (v128.store offset=16 (local.get $out) (local.get $cols))
          (v128.store offset=335 (local.get $out) (local.get $even))

          (local.set $cols (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load (local.get $in)) (local.get $cols)))
          (local.set $odd (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
            (v128.load offset=320 (local.get $in)) (local.get $odd)))
          (local.set $s7 (i8x16.add (local.get $cols) (i8x16.add (local.get $rows) (local.get $odd))))
          (local.set $palaces (i8x16.lt_s (local.get $s7) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (local.set $rows (i8x16.sub (local.get $rows) (local.get $palaces)))
          (local.set $cols (i8x16.sub (local.get $cols) (local.get $palaces)))
          (local.set $odd (i8x16.sub (local.get $odd) (local.get $palaces)))
          (v128.store offset=15 (local.get $out) (local.get $cols))
          (v128.store offset=334 (local.get $out) (local.get $odd))

          (local.set $seen (v128.or (local.get $seen) (v128.or
            (v128.or (v128.or (local.get $s0) (local.get $s1)) (v128.or (local.get $s2) (local.get $s3)))
            (v128.or (v128.or (local.get $s4) (local.get $s5)) (v128.or (local.get $s6) (local.get $s7))))))
          (local.set $in (i32.sub (local.get $in) (i32.const 8)))
          (local.set $out (i32.sub (local.get $out) (i32.const 8))))
        (else
          (if (i32.lt_u (local.get $t) (i32.const 256))
            (then
              (local.set $within (i8x16.sub
                (i8x16.splat (select (local.get $t) (i32.const 16) (i32.lt_u (local.get $t) (i32.const 16)))) (v128.const i8x16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)))
              (local.set $later (v128.const i32x4 0x01010101 0x01010101 0x01010101 0x01010101)))
            (else
              (local.set $within (i8x16.add (i8x16.splat (i32.sub (i32.const 255) (local.get $t))) (v128.const i8x16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)))
              (local.set $later (v128.const i32x4 -1 -1 -1 -1))))
          (local.set $at (global.get $scratch))
          (if (i32.lt_s (local.get $t) (local.get $open))
            (then
              (local.set $below (i16x8.splat (i32.sub (local.get $t) (local.get $wide))))
              (local.set $below (i8x16.add_sat_s (i8x16.narrow_i16x8_s (local.get $below) (local.get $below)) (v128.const i8x16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)))
              (local.set $beside (i16x8.splat (i32.sub (i32.shl (local.get $t) (i32.const 1)) (local.get $tall))))
              (local.set $beside (i8x16.sub_sat_s (i8x16.narrow_i16x8_s (local.get $beside) (local.get $beside)) (v128.const i8x16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)))
              (loop $steps
                (local.set $cols (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
                  (v128.load offset=7 (local.get $in)) (local.get $cols)))
                (local.set $even (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
                  (v128.load offset=327 (local.get $in)) (local.get $even)))
                (local.set $s0 (i8x16.add (local.get $cols) (i8x16.add (local.get $rows) (local.get $even))))
                (local.set $hood (i8x16.lt_s (v128.or (local.get $below) (local.get $beside)) (v128.const i32x4 0 0 0 0)))
                (local.set $outside (i8x16.lt_s (local.get $within) (v128.const i32x4 0 0 0 0)))
                (local.set $seen (v128.or (local.get $seen) (v128.andnot (local.get $s0)
                  (v128.or (local.get $hood) (local.get $outside)))))
                (local.set $palaces (v128.andnot
                  (v128.or (local.get $hood) (i8x16.lt_s (local.get $s0) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
                  (local.get $outside)))
                (local.set $rows (i8x16.sub (local.get $rows) (local.get $palaces)))
                (local.set $cols (i8x16.sub (local.get $cols) (local.get $palaces)))
                (local.set $even (i8x16.sub (local.get $even) (local.get $palaces)))
                (v128.store offset=22 (local.get $out) (local.get $cols))
                (v128.store offset=341 (local.get $out) (local.get $even))
                (v128.store (local.get $at) (local.get $s0))
                (local.set $within (i8x16.add (local.get $within) (local.get $later)))
                (local.set $below (i8x16.add_sat_s (local.get $below) (v128.const i32x4 0x01010101 0x01010101 0x01010101 0x01010101)))
                (local.set $beside (i8x16.add_sat_s (local.get $beside) (v128.const i32x4 0x02020202 0x02020202 0x02020202 0x02020202)))

                (local.set $cols (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
                  (v128.load offset=6 (local.get $in)) (local.get $cols)))
                (local.set $odd (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
                  (v128.load offset=326 (local.get $in)) (local.get $odd)))
                (local.set $s0 (i8x16.add (local.get $cols) (i8x16.add (local.get $rows) (local.get $odd))))
                (local.set $hood (i8x16.lt_s (v128.or (local.get $below) (local.get $beside)) (v128.const i32x4 0 0 0 0)))
                (local.set $outside (i8x16.lt_s (local.get $within) (v128.const i32x4 0 0 0 0)))
                (local.set $seen (v128.or (local.get $seen) (v128.andnot (local.get $s0)
                  (v128.or (local.get $hood) (local.get $outside)))))
                (local.set $palaces (v128.andnot
                  (v128.or (local.get $hood) (i8x16.lt_s (local.get $s0) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
                  (local.get $outside)))
                (local.set $rows (i8x16.sub (local.get $rows) (local.get $palaces)))
                (local.set $cols (i8x16.sub (local.get $cols) (local.get $palaces)))
                (local.set $odd (i8x16.sub (local.get $odd) (local.get $palaces)))
                (v128.store offset=21 (local.get $out) (local.get $cols))
                (v128.store offset=340 (local.get $out) (local.get $odd))
                (v128.store offset=16 (local.get $at) (local.get $s0))
                (local.set $within (i8x16.add (local.get $within) (local.get $later)))
                (local.set $below (i8x16.add_sat_s (local.get $below) (v128.const i32x4 0x01010101 0x01010101 0x01010101 0x01010101)))
                (local.set $beside (i8x16.add_sat_s (local.get $beside) (v128.const i32x4 0x02020202 0x02020202 0x02020202 0x02020202)))

                (local.set $in (i32.sub (local.get $in) (i32.const 2)))
                (local.set $out (i32.sub (local.get $out) (i32.const 2)))
                (br_if $steps (i32.ne
                  (local.tee $at (i32.add (local.get $at) (i32.const 32)))
                  (i32.add (global.get $scratch) (i32.const 128))))))
            (else
              ;; The same without the hood.
              (loop $plain
                (local.set $cols (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
                  (v128.load offset=7 (local.get $in)) (local.get $cols)))
                (local.set $even (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
                  (v128.load offset=327 (local.get $in)) (local.get $even)))
                (local.set $s0 (i8x16.add (local.get $cols) (i8x16.add (local.get $rows) (local.get $even))))
                (local.set $outside (i8x16.lt_s (local.get $within) (v128.const i32x4 0 0 0 0)))
                (local.set $seen (v128.or (local.get $seen) (v128.andnot (local.get $s0) (local.get $outside))))
                (local.set $palaces (v128.andnot
                  (i8x16.lt_s (local.get $s0) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020))
                  (local.get $outside)))
                (local.set $rows (i8x16.sub (local.get $rows) (local.get $palaces)))
                (local.set $cols (i8x16.sub (local.get $cols) (local.get $palaces)))
                (local.set $even (i8x16.sub (local.get $even) (local.get $palaces)))
                (v128.store offset=22 (local.get $out) (local.get $cols))
                (v128.store offset=341 (local.get $out) (local.get $even))
                (v128.store (local.get $at) (local.get $s0))
                (local.set $within (i8x16.add (local.get $within) (local.get $later)))

                (local.set $cols (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
                  (v128.load offset=6 (local.get $in)) (local.get $cols)))
                (local.set $odd (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
                  (v128.load offset=326 (local.get $in)) (local.get $odd)))
                (local.set $s0 (i8x16.add (local.get $cols) (i8x16.add (local.get $rows) (local.get $odd))))
                (local.set $outside (i8x16.lt_s (local.get $within) (v128.const i32x4 0 0 0 0)))
                (local.set $seen (v128.or (local.get $seen) (v128.andnot (local.get $s0) (local.get $outside))))
                (local.set $palaces (v128.andnot
                  (i8x16.lt_s (local.get $s0) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020))
                  (local.get $outside)))
                (local.set $rows (i8x16.sub (local.get $rows) (local.get $palaces)))
                (local.set $cols (i8x16.sub (local.get $cols) (local.get $palaces)))
                (local.set $odd (i8x16.sub (local.get $odd) (local.get $palaces)))
                (v128.store offset=21 (local.get $out) (local.get $cols))
                (v128.store offset=340 (local.get $out) (local.get $odd))
                (v128.store offset=16 (local.get $at) (local.get $s0))
                (local.set $within (i8x16.add (local.get $within) (local.get $later)))

                (local.set $in (i32.sub (local.get $in) (i32.const 2)))
                (local.set $out (i32.sub (local.get $out) (i32.const 2)))
                (br_if $plain (i32.ne
                  (local.tee $at (i32.add (local.get $at) (i32.const 32)))
                  (i32.add (global.get $scratch) (i32.const 128)))))))
          (local.set $s0 (v128.load (global.get $scratch)))
          (local.set $s1 (v128.load offset=16 (global.get $scratch)))
          (local.set $s2 (v128.load offset=32 (global.get $scratch)))
          (local.set $s3 (v128.load offset=48 (global.get $scratch)))
          (local.set $s4 (v128.load offset=64 (global.get $scratch)))
          (local.set $s5 (v128.load offset=80 (global.get $scratch)))
          (local.set $s6 (v128.load offset=96 (global.get $scratch)))
          (local.set $s7 (v128.load offset=112 (global.get $scratch)))))

      (if (local.get $dst)
        (then
          (local.set $to (select
            (i32.add (local.get $dst) (local.get $t))
            (i32.add (global.get $scratch) (i32.sub (local.get $t) (i32.const 128)))
            (i32.lt_u (local.get $t) (i32.const 256))))
          ;; Bytes of two vectors are interleaved, then pairs of bytes, and then fours: that
          ;; makes of a vector for each step eight bytes for each row. A row begins one
          ;; square more to the left than the one above. What is left of the block goes to
          ;; the end of the row above, which is written later.
          (local.set $q0 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $s0) (local.get $s1)))
          (local.set $q1 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $s0) (local.get $s1)))
          (local.set $q2 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $s2) (local.get $s3)))
          (local.set $q3 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $s2) (local.get $s3)))
          (local.set $q4 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $s4) (local.get $s5)))
          (local.set $q5 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $s4) (local.get $s5)))
          (local.set $q6 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $s6) (local.get $s7)))
          (local.set $q7 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $s6) (local.get $s7)))
          (local.set $s0 (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $q0) (local.get $q2)))
          (local.set $s1 (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $q0) (local.get $q2)))
          (local.set $s2 (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $q1) (local.get $q3)))
          (local.set $s3 (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $q1) (local.get $q3)))
          (local.set $s4 (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $q4) (local.get $q6)))
          (local.set $s5 (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $q4) (local.get $q6)))
          (local.set $s6 (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $q5) (local.get $q7)))
          (local.set $s7 (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $q5) (local.get $q7)))
          (local.set $q0 (i8x16.sub (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s0) (local.get $s4)) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (v128.store64_lane 0 (local.get $to) (local.get $q0))
          (v128.store64_lane offset=255 1 (local.get $to) (local.get $q0))
          (local.set $q0 (i8x16.sub (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s0) (local.get $s4)) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (v128.store64_lane offset=510 0 (local.get $to) (local.get $q0))
          (v128.store64_lane offset=765 1 (local.get $to) (local.get $q0))
          (local.set $q0 (i8x16.sub (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s1) (local.get $s5)) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (v128.store64_lane offset=1020 0 (local.get $to) (local.get $q0))
          (v128.store64_lane offset=1275 1 (local.get $to) (local.get $q0))
          (local.set $q0 (i8x16.sub (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s1) (local.get $s5)) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (v128.store64_lane offset=1530 0 (local.get $to) (local.get $q0))
          (v128.store64_lane offset=1785 1 (local.get $to) (local.get $q0))
          (local.set $q0 (i8x16.sub (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s2) (local.get $s6)) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (v128.store64_lane offset=2040 0 (local.get $to) (local.get $q0))
          (v128.store64_lane offset=2295 1 (local.get $to) (local.get $q0))
          (local.set $q0 (i8x16.sub (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s2) (local.get $s6)) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (v128.store64_lane offset=2550 0 (local.get $to) (local.get $q0))
          (v128.store64_lane offset=2805 1 (local.get $to) (local.get $q0))
          (local.set $q0 (i8x16.sub (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s3) (local.get $s7)) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (v128.store64_lane offset=3060 0 (local.get $to) (local.get $q0))
          (v128.store64_lane offset=3315 1 (local.get $to) (local.get $q0))
          (local.set $q0 (i8x16.sub (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s3) (local.get $s7)) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
          (v128.store64_lane offset=3570 0 (local.get $to) (local.get $q0))
          (v128.store64_lane offset=3825 1 (local.get $to) (local.get $q0))))

      (br_if $groups (i32.lt_u
        (local.tee $t (i32.add (local.get $t) (i32.const 8)))
        (i32.const 272))))

    (v128.store (local.get $left) (i8x16.sub (local.get $rows) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))
    ;; The diagonals that leave through the right edge have moved on to the upper lanes.
    (v128.store offset=256 (local.get $left)
      (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $odd) (local.get $even)))
    (if (local.get $dst)
      (then (call $ends (local.get $dst))))
    (local.get $seen))

  ;; Copies what of the values to the right still lies in the band at $dst: the last j
  ;; squares of row j.
  (func $ends (param $dst i32)
    (local $j i32)
    (local $from i32)
    (local.set $from (i32.add (global.get $scratch) (i32.const 112)))
    (loop $rows
      (local.set $dst (i32.add (local.get $dst) (i32.const 256)))
      (local.set $from (i32.add (local.get $from) (i32.const 256)))
      (local.set $j (i32.add (local.get $j) (i32.const 1)))
      (v128.store offset=240 (local.get $dst) (v128.bitselect
        (v128.load (local.get $from))
        (v128.load offset=240 (local.get $dst))
        (i8x16.gt_s (v128.const i8x16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15) (i8x16.splat (i32.sub (i32.const 15) (local.get $j))))))
      (br_if $rows (i32.lt_u (local.get $j) (i32.const 15)))))

  ;; Copies the counters at $top to where a band reads them.
  (func $turn (param $top i32) (param $to i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $top) (i32.const 256)))
    (loop $next
      (v128.store (i32.sub (local.get $to) (i32.const 15)) (call $backwards (v128.load (local.get $top))))
      (v128.store offset=320 (i32.sub (local.get $to) (i32.const 15)) (call $backwards (v128.load offset=256 (local.get $top))))
      (local.set $to (i32.sub (local.get $to) (i32.const 16)))
      (br_if $next (i32.lt_u
        (local.tee $top (i32.add (local.get $top) (i32.const 16)))
        (local.get $end)))))

  ;; Copies them back to $top.
  (func $return (param $from i32) (param $top i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $top) (i32.const 256)))
    (loop $next
      (v128.store (local.get $top) (call $backwards (v128.load (i32.sub (local.get $from) (i32.const 15)))))
      (v128.store offset=256 (local.get $top) (call $backwards (v128.load offset=320 (i32.sub (local.get $from) (i32.const 15)))))
      (local.set $from (i32.sub (local.get $from) (i32.const 16)))
      (br_if $next (i32.lt_u
        (local.tee $top (i32.add (local.get $top) (i32.const 16)))
        (local.get $end)))))

  (func $backwards (param $v v128) (result v128)
    (i8x16.shuffle 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 (local.get $v) (local.get $v))))
