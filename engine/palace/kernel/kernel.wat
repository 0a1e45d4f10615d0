;; The innermost function of the engine in WebAssembly's vectors of sixteen bytes. It
;; does what the Go form in lanes.go does, in memory that belongs to the Go program.
;; kernel.wasm is this text, assembled.
(module
  (import "go" "mem" (memory 1))
  (import "go" "scratch" (global $scratch i32)) ;; 256 bytes, for the values of 16 steps

  ;; Counts through the last rows of a block.
  ;; $dst: rows of 256 values, or 0 if nobody wants them.
  ;; $top, $left: what crosses the edges, modulo 64: 256 bytes for the columns or rows,
  ;; and 256 bytes further the same for the diagonals.
  ;; $rows: how many there are, a multiple of 16.
  (func (export "block") (param $dst i32) (param $top i32) (param $left i32) (param $rows i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $left) (local.get $rows)))
    (loop $bands
      (call $band (local.get $dst) (local.get $top) (local.get $left))
      (if (local.get $dst)
        (then (local.set $dst (i32.add (local.get $dst) (i32.const 4096)))))
      (br_if $bands (i32.lt_u
        (local.tee $left (i32.add (local.get $left) (i32.const 16)))
        (local.get $end)))))

  ;; Counts through 16 rows. Lane j holds row j and is j squares behind lane 0. The
  ;; counters of the rows stay in their lanes; those of the columns move on by one lane
  ;; a step, those of the diagonals every other step.
  (func $band (param $dst i32) (param $top i32) (param $left i32)
    (local $group i32)    ;; of 16 steps, from 0 to 16
    (local $at i32)       ;; where in $scratch the next values go
    (local $rows v128)    ;; palaces in the row, plus 32
    (local $cols v128)    ;; palaces in the column
    (local $even v128)    ;; palaces on the diagonal minus k, at even steps
    (local $odd v128)     ;; and at odd ones
    (local $lines v128)   ;; columns on their way into lane 0 and out of lane 15
    (local $diags v128)   ;; diagonals likewise
    (local $limit v128)   ;; 32 in lanes that are within their row, 0 in others
    (local $enter v128)   ;; what enters the limits
    (local $sees v128)    ;; palace numbers minus k, plus 32
    (local $palaces v128) ;; -1 where there is one
    (local $old v128)
    (local $edge i32)
    (local $r0 v128) (local $r1 v128) (local $r2 v128) (local $r3 v128)
    (local $r4 v128) (local $r5 v128) (local $r6 v128) (local $r7 v128)
    (local $r8 v128) (local $r9 v128) (local $r10 v128) (local $r11 v128)
    (local $r12 v128) (local $r13 v128) (local $r14 v128) (local $r15 v128)
    (local $q0 v128) (local $q1 v128) (local $q2 v128) (local $q3 v128)
    (local $q4 v128) (local $q5 v128) (local $q6 v128) (local $q7 v128)
    (local $q8 v128) (local $q9 v128) (local $q10 v128) (local $q11 v128)
    (local $q12 v128) (local $q13 v128) (local $q14 v128) (local $q15 v128)

    (local.set $enter (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020))
    (local.set $rows (i8x16.add (local.get $enter) (v128.load (local.get $left))))
    ;; The diagonals that come through the left edge wait in lower lanes for their time.
    (local.set $old (v128.load offset=256 (local.get $left)))
    (local.set $even (i8x16.shuffle 1 3 5 7 9 11 13 15 1 3 5 7 9 11 13 15
      (local.get $old) (local.get $old)))
    (local.set $odd (i8x16.shuffle 0 2 4 6 8 10 12 14 0 2 4 6 8 10 12 14
      (local.get $old) (local.get $old)))

    (loop $groups
      (if (i32.lt_u (local.get $group) (i32.const 16))
        (then
          (local.set $edge (i32.add (local.get $top) (i32.shl (local.get $group) (i32.const 4))))
          (local.set $old (v128.load (local.get $edge)))
          (local.set $lines (i8x16.shuffle 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0
            (local.get $old) (local.get $old)))
          (local.set $old (v128.load offset=256 (local.get $edge)))
          (local.set $diags (i8x16.shuffle 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0
            (local.get $old) (local.get $old))))
        (else ;; the lanes leave their rows one by one
          (local.set $enter (v128.const i32x4 0 0 0 0))))

      (local.set $at (global.get $scratch))
      (loop $steps
        ;; An even step.
        (local.set $old (local.get $cols))
        (local.set $cols (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $lines) (local.get $old)))
        (local.set $lines (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $old) (local.get $lines)))
        (local.set $old (local.get $even))
        (local.set $even (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $diags) (local.get $old)))
        (local.set $diags (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $old) (local.get $diags)))
        (local.set $limit (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $enter) (local.get $limit)))
        (local.set $sees (v128.and (v128.const i32x4 0x3f3f3f3f 0x3f3f3f3f 0x3f3f3f3f 0x3f3f3f3f)
          (i8x16.add (local.get $cols) (i8x16.add (local.get $rows) (local.get $even)))))
        (local.set $palaces (i8x16.gt_s (local.get $limit) (local.get $sees)))
        (local.set $rows (i8x16.sub (local.get $rows) (local.get $palaces)))
        (local.set $cols (i8x16.sub (local.get $cols) (local.get $palaces)))
        (local.set $even (i8x16.sub (local.get $even) (local.get $palaces)))
        (v128.store (local.get $at)
          (i8x16.sub (local.get $sees) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))

        ;; An odd step.
        (local.set $old (local.get $cols))
        (local.set $cols (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $lines) (local.get $old)))
        (local.set $lines (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $old) (local.get $lines)))
        (local.set $old (local.get $odd))
        (local.set $odd (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $diags) (local.get $old)))
        (local.set $diags (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $old) (local.get $diags)))
        (local.set $limit (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $enter) (local.get $limit)))
        (local.set $sees (v128.and (v128.const i32x4 0x3f3f3f3f 0x3f3f3f3f 0x3f3f3f3f 0x3f3f3f3f)
          (i8x16.add (local.get $cols) (i8x16.add (local.get $rows) (local.get $odd)))))
        (local.set $palaces (i8x16.gt_s (local.get $limit) (local.get $sees)))
        (local.set $rows (i8x16.sub (local.get $rows) (local.get $palaces)))
        (local.set $cols (i8x16.sub (local.get $cols) (local.get $palaces)))
        (local.set $odd (i8x16.sub (local.get $odd) (local.get $palaces)))
        (v128.store offset=16 (local.get $at)
          (i8x16.sub (local.get $sees) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020)))

        (br_if $steps (i32.lt_u
          (local.tee $at (i32.add (local.get $at) (i32.const 32)))
          (i32.add (global.get $scratch) (i32.const 256)))))

      ;; What has left lane 15 crosses the top edge of the next rows.
      (if (local.get $group)
        (then
          (local.set $edge (i32.add (local.get $top) (i32.shl (i32.sub (local.get $group) (i32.const 1)) (i32.const 4))))
          (v128.store (local.get $edge)
            (v128.and (v128.const i32x4 0x3f3f3f3f 0x3f3f3f3f 0x3f3f3f3f 0x3f3f3f3f) (i8x16.shuffle 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0
              (local.get $lines) (local.get $lines))))
          (v128.store offset=256 (local.get $edge)
            (v128.and (v128.const i32x4 0x3f3f3f3f 0x3f3f3f3f 0x3f3f3f3f 0x3f3f3f3f) (i8x16.shuffle 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0
              (local.get $diags) (local.get $diags))))))

      (if (local.get $dst)
        (then
          ;; Four times, the first half of the vectors is interleaved with the second:
          ;; then there is no longer one for each step but one for each row.
          (local.set $r0 (v128.load (global.get $scratch)))
          (local.set $r1 (v128.load offset=16 (global.get $scratch)))
          (local.set $r2 (v128.load offset=32 (global.get $scratch)))
          (local.set $r3 (v128.load offset=48 (global.get $scratch)))
          (local.set $r4 (v128.load offset=64 (global.get $scratch)))
          (local.set $r5 (v128.load offset=80 (global.get $scratch)))
          (local.set $r6 (v128.load offset=96 (global.get $scratch)))
          (local.set $r7 (v128.load offset=112 (global.get $scratch)))
          (local.set $r8 (v128.load offset=128 (global.get $scratch)))
          (local.set $r9 (v128.load offset=144 (global.get $scratch)))
          (local.set $r10 (v128.load offset=160 (global.get $scratch)))
          (local.set $r11 (v128.load offset=176 (global.get $scratch)))
          (local.set $r12 (v128.load offset=192 (global.get $scratch)))
          (local.set $r13 (v128.load offset=208 (global.get $scratch)))
          (local.set $r14 (v128.load offset=224 (global.get $scratch)))
          (local.set $r15 (v128.load offset=240 (global.get $scratch)))
          (local.set $q0 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r0) (local.get $r8)))
          (local.set $q1 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r0) (local.get $r8)))
          (local.set $q2 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r1) (local.get $r9)))
          (local.set $q3 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r1) (local.get $r9)))
          (local.set $q4 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r2) (local.get $r10)))
          (local.set $q5 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r2) (local.get $r10)))
          (local.set $q6 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r3) (local.get $r11)))
          (local.set $q7 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r3) (local.get $r11)))
          (local.set $q8 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r4) (local.get $r12)))
          (local.set $q9 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r4) (local.get $r12)))
          (local.set $q10 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r5) (local.get $r13)))
          (local.set $q11 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r5) (local.get $r13)))
          (local.set $q12 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r6) (local.get $r14)))
          (local.set $q13 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r6) (local.get $r14)))
          (local.set $q14 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r7) (local.get $r15)))
          (local.set $q15 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r7) (local.get $r15)))
          (local.set $r0 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q0) (local.get $q8)))
          (local.set $r1 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q0) (local.get $q8)))
          (local.set $r2 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q1) (local.get $q9)))
          (local.set $r3 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q1) (local.get $q9)))
          (local.set $r4 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q2) (local.get $q10)))
          (local.set $r5 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q2) (local.get $q10)))
          (local.set $r6 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q3) (local.get $q11)))
          (local.set $r7 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q3) (local.get $q11)))
          (local.set $r8 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q4) (local.get $q12)))
          (local.set $r9 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q4) (local.get $q12)))
          (local.set $r10 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q5) (local.get $q13)))
          (local.set $r11 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q5) (local.get $q13)))
          (local.set $r12 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q6) (local.get $q14)))
          (local.set $r13 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q6) (local.get $q14)))
          (local.set $r14 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q7) (local.get $q15)))
          (local.set $r15 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q7) (local.get $q15)))
          (local.set $q0 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r0) (local.get $r8)))
          (local.set $q1 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r0) (local.get $r8)))
          (local.set $q2 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r1) (local.get $r9)))
          (local.set $q3 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r1) (local.get $r9)))
          (local.set $q4 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r2) (local.get $r10)))
          (local.set $q5 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r2) (local.get $r10)))
          (local.set $q6 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r3) (local.get $r11)))
          (local.set $q7 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r3) (local.get $r11)))
          (local.set $q8 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r4) (local.get $r12)))
          (local.set $q9 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r4) (local.get $r12)))
          (local.set $q10 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r5) (local.get $r13)))
          (local.set $q11 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r5) (local.get $r13)))
          (local.set $q12 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r6) (local.get $r14)))
          (local.set $q13 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r6) (local.get $r14)))
          (local.set $q14 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r7) (local.get $r15)))
          (local.set $q15 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r7) (local.get $r15)))
          (local.set $r0 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q0) (local.get $q8)))
          (local.set $r1 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q0) (local.get $q8)))
          (local.set $r2 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q1) (local.get $q9)))
          (local.set $r3 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q1) (local.get $q9)))
          (local.set $r4 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q2) (local.get $q10)))
          (local.set $r5 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q2) (local.get $q10)))
          (local.set $r6 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q3) (local.get $q11)))
          (local.set $r7 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q3) (local.get $q11)))
          (local.set $r8 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q4) (local.get $q12)))
          (local.set $r9 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q4) (local.get $q12)))
          (local.set $r10 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q5) (local.get $q13)))
          (local.set $r11 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q5) (local.get $q13)))
          (local.set $r12 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q6) (local.get $q14)))
          (local.set $r13 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q6) (local.get $q14)))
          (local.set $r14 (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $q7) (local.get $q15)))
          (local.set $r15 (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $q7) (local.get $q15)))
          (if (i32.lt_u (local.get $group) (i32.const 16))
            (then
              ;; Each row begins one square more to the left. What is left of the block
              ;; goes to the end of the row above, which is written later.
              (local.set $edge (i32.add (local.get $dst) (i32.shl (local.get $group) (i32.const 4))))
              (v128.store (local.get $edge) (local.get $r0))
              (v128.store offset=255 (local.get $edge) (local.get $r1))
              (v128.store offset=510 (local.get $edge) (local.get $r2))
              (v128.store offset=765 (local.get $edge) (local.get $r3))
              (v128.store offset=1020 (local.get $edge) (local.get $r4))
              (v128.store offset=1275 (local.get $edge) (local.get $r5))
              (v128.store offset=1530 (local.get $edge) (local.get $r6))
              (v128.store offset=1785 (local.get $edge) (local.get $r7))
              (v128.store offset=2040 (local.get $edge) (local.get $r8))
              (v128.store offset=2295 (local.get $edge) (local.get $r9))
              (v128.store offset=2550 (local.get $edge) (local.get $r10))
              (v128.store offset=2805 (local.get $edge) (local.get $r11))
              (v128.store offset=3060 (local.get $edge) (local.get $r12))
              (v128.store offset=3315 (local.get $edge) (local.get $r13))
              (v128.store offset=3570 (local.get $edge) (local.get $r14))
              (v128.store offset=3825 (local.get $edge) (local.get $r15))
            )
            (else ;; each row keeps what still lies in it
              (v128.store offset=496 (local.get $dst) (i8x16.shuffle 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 16
                (v128.load offset=496 (local.get $dst)) (local.get $r1)))
              (v128.store offset=752 (local.get $dst) (i8x16.shuffle 0 1 2 3 4 5 6 7 8 9 10 11 12 13 16 17
                (v128.load offset=752 (local.get $dst)) (local.get $r2)))
              (v128.store offset=1008 (local.get $dst) (i8x16.shuffle 0 1 2 3 4 5 6 7 8 9 10 11 12 16 17 18
                (v128.load offset=1008 (local.get $dst)) (local.get $r3)))
              (v128.store offset=1264 (local.get $dst) (i8x16.shuffle 0 1 2 3 4 5 6 7 8 9 10 11 16 17 18 19
                (v128.load offset=1264 (local.get $dst)) (local.get $r4)))
              (v128.store offset=1520 (local.get $dst) (i8x16.shuffle 0 1 2 3 4 5 6 7 8 9 10 16 17 18 19 20
                (v128.load offset=1520 (local.get $dst)) (local.get $r5)))
              (v128.store offset=1776 (local.get $dst) (i8x16.shuffle 0 1 2 3 4 5 6 7 8 9 16 17 18 19 20 21
                (v128.load offset=1776 (local.get $dst)) (local.get $r6)))
              (v128.store offset=2032 (local.get $dst) (i8x16.shuffle 0 1 2 3 4 5 6 7 8 16 17 18 19 20 21 22
                (v128.load offset=2032 (local.get $dst)) (local.get $r7)))
              (v128.store offset=2288 (local.get $dst) (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
                (v128.load offset=2288 (local.get $dst)) (local.get $r8)))
              (v128.store offset=2544 (local.get $dst) (i8x16.shuffle 0 1 2 3 4 5 6 16 17 18 19 20 21 22 23 24
                (v128.load offset=2544 (local.get $dst)) (local.get $r9)))
              (v128.store offset=2800 (local.get $dst) (i8x16.shuffle 0 1 2 3 4 5 16 17 18 19 20 21 22 23 24 25
                (v128.load offset=2800 (local.get $dst)) (local.get $r10)))
              (v128.store offset=3056 (local.get $dst) (i8x16.shuffle 0 1 2 3 4 16 17 18 19 20 21 22 23 24 25 26
                (v128.load offset=3056 (local.get $dst)) (local.get $r11)))
              (v128.store offset=3312 (local.get $dst) (i8x16.shuffle 0 1 2 3 16 17 18 19 20 21 22 23 24 25 26 27
                (v128.load offset=3312 (local.get $dst)) (local.get $r12)))
              (v128.store offset=3568 (local.get $dst) (i8x16.shuffle 0 1 2 16 17 18 19 20 21 22 23 24 25 26 27 28
                (v128.load offset=3568 (local.get $dst)) (local.get $r13)))
              (v128.store offset=3824 (local.get $dst) (i8x16.shuffle 0 1 16 17 18 19 20 21 22 23 24 25 26 27 28 29
                (v128.load offset=3824 (local.get $dst)) (local.get $r14)))
              (v128.store offset=4080 (local.get $dst) (i8x16.shuffle 0 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
                (v128.load offset=4080 (local.get $dst)) (local.get $r15)))
            ))))

      (br_if $groups (i32.lt_u
        (local.tee $group (i32.add (local.get $group) (i32.const 1)))
        (i32.const 17))))

    (v128.store (local.get $left)
      (v128.and (v128.const i32x4 0x3f3f3f3f 0x3f3f3f3f 0x3f3f3f3f 0x3f3f3f3f)
        (i8x16.sub (local.get $rows) (v128.const i32x4 0x20202020 0x20202020 0x20202020 0x20202020))))
    ;; The diagonals that leave through the right edge have moved on to the upper lanes.
    (v128.store offset=256 (local.get $left)
      (v128.and (v128.const i32x4 0x3f3f3f3f 0x3f3f3f3f 0x3f3f3f3f 0x3f3f3f3f)
        (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $odd) (local.get $even))))))
