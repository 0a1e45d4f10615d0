;; The loops of strike.go in WebAssembly's vectors of two words, for a pass with four
;; shifted terms, in memory that belongs to the Go program. kernel.wasm is this text,
;; assembled.
(module
  (import "go" "mem" (memory 1))

  ;; Sets rows of squares, one after another, to those of $free that a pass does not
  ;; strike off.
  ;; $pass: twenty numbers of four bytes. The first four: how many bytes the row that is
  ;; not shifted lies back, and -1, or 0 and 0 if there is none; 1 if the move (1, 0)
  ;; strikes off every other square of what is left, else 0; how many bytes each row
  ;; begins after the one before. Then for each term how many bytes its two rows lie
  ;; back, how far they are shifted, and 0.
  ;; $dst: the first row, 256 bytes.
  ;; $free: 256 bytes, the same for all rows.
  ;; $rows: how many there are, at least one.
  (func (export "strike") (param $pass i32) (param $dst i32) (param $free i32) (param $rows i32)
    (local $at i32) (local $end i32)
    (local $skip i32)   ;; from the end of a row to the beginning of the next
    (local $every i32)
    (local $plain i32) (local $mask v128)
    (local $s0 i32) (local $t0 i32) (local $l0 i32) (local $r0 i32)
    (local $s1 i32) (local $t1 i32) (local $l1 i32) (local $r1 i32)
    (local $s2 i32) (local $t2 i32) (local $l2 i32) (local $r2 i32)
    (local $s3 i32) (local $t3 i32) (local $l3 i32) (local $r3 i32)
    (local $v v128)     ;; squares that are struck off, then those that are left
    (local $even v128)
    (local $first v128) ;; the run of free squares that begins with the lowest bit
    (local $a i64)      ;; the last word that is done

    (local.set $plain (i32.load (local.get $pass)))
    (local.set $mask (i32x4.splat (i32.load offset=4 (local.get $pass))))
    (local.set $every (i32.load offset=8 (local.get $pass)))
    (local.set $skip (i32.sub (i32.load offset=12 (local.get $pass)) (i32.const 256)))
    (local.set $s0 (i32.load offset=16 (local.get $pass)))
    (local.set $t0 (i32.load offset=20 (local.get $pass)))
    (local.set $l0 (i32.load offset=24 (local.get $pass)))
    (local.set $r0 (i32.sub (i32.const 64) (local.get $l0)))
    (local.set $s1 (i32.load offset=32 (local.get $pass)))
    (local.set $t1 (i32.load offset=36 (local.get $pass)))
    (local.set $l1 (i32.load offset=40 (local.get $pass)))
    (local.set $r1 (i32.sub (i32.const 64) (local.get $l1)))
    (local.set $s2 (i32.load offset=48 (local.get $pass)))
    (local.set $t2 (i32.load offset=52 (local.get $pass)))
    (local.set $l2 (i32.load offset=56 (local.get $pass)))
    (local.set $r2 (i32.sub (i32.const 64) (local.get $l2)))
    (local.set $s3 (i32.load offset=64 (local.get $pass)))
    (local.set $t3 (i32.load offset=68 (local.get $pass)))
    (local.set $l3 (i32.load offset=72 (local.get $pass)))
    (local.set $r3 (i32.sub (i32.const 64) (local.get $l3)))
    (local.set $even (v128.const i64x2 0x5555555555555555 0x5555555555555555))
    (local.set $at (local.get $dst))

    (loop $lines
      (local.set $end (i32.add (local.get $at) (i32.const 256)))
      (local.set $a (i64.load (i32.sub (local.get $at) (i32.const 8))))
      (loop $words
        (local.set $v (v128.and (local.get $mask)
          (v128.load (i32.sub (local.get $at) (local.get $plain)))))
        (local.set $v (v128.or (local.get $v) (v128.or
          (i64x2.shl (v128.or (v128.load (i32.sub (local.get $at) (local.get $s0)))
                              (v128.load (i32.sub (local.get $at) (local.get $t0)))) (local.get $l0))
          (i64x2.shr_u (v128.or (v128.load (i32.sub (i32.sub (local.get $at) (local.get $s0)) (i32.const 8)))
                                (v128.load (i32.sub (i32.sub (local.get $at) (local.get $t0)) (i32.const 8)))) (local.get $r0)))))
        (local.set $v (v128.or (local.get $v) (v128.or
          (i64x2.shl (v128.or (v128.load (i32.sub (local.get $at) (local.get $s1)))
                              (v128.load (i32.sub (local.get $at) (local.get $t1)))) (local.get $l1))
          (i64x2.shr_u (v128.or (v128.load (i32.sub (i32.sub (local.get $at) (local.get $s1)) (i32.const 8)))
                                (v128.load (i32.sub (i32.sub (local.get $at) (local.get $t1)) (i32.const 8)))) (local.get $r1)))))
        (local.set $v (v128.or (local.get $v) (v128.or
          (i64x2.shl (v128.or (v128.load (i32.sub (local.get $at) (local.get $s2)))
                              (v128.load (i32.sub (local.get $at) (local.get $t2)))) (local.get $l2))
          (i64x2.shr_u (v128.or (v128.load (i32.sub (i32.sub (local.get $at) (local.get $s2)) (i32.const 8)))
                                (v128.load (i32.sub (i32.sub (local.get $at) (local.get $t2)) (i32.const 8)))) (local.get $r2)))))
        (local.set $v (v128.or (local.get $v) (v128.or
          (i64x2.shl (v128.or (v128.load (i32.sub (local.get $at) (local.get $s3)))
                              (v128.load (i32.sub (local.get $at) (local.get $t3)))) (local.get $l3))
          (i64x2.shr_u (v128.or (v128.load (i32.sub (i32.sub (local.get $at) (local.get $s3)) (i32.const 8)))
                                (v128.load (i32.sub (i32.sub (local.get $at) (local.get $t3)) (i32.const 8)))) (local.get $r3)))))
        (local.set $v (v128.andnot
          (v128.load (i32.sub (i32.add (local.get $free) (i32.const 256)) (i32.sub (local.get $end) (local.get $at))))
          (local.get $v)))
        (if (local.get $every)
          (then
            ;; First as if the word before ended with an N-position; where it does not,
            ;; the first run of free squares goes the other way.
            (local.set $first (v128.andnot (local.get $v)
              (i64x2.add (local.get $v) (v128.const i64x2 1 1))))
            (local.set $v (v128.and (local.get $v) (v128.xor (local.get $even)
              (i64x2.add (local.get $v) (v128.and (local.get $even)
                (v128.andnot (local.get $v) (i64x2.shl (local.get $v) (i32.const 1))))))))
            (i64.store (local.get $at) (local.tee $a (i64.xor (i64x2.extract_lane 0 (local.get $v))
              (i64.and (i64x2.extract_lane 0 (local.get $first)) (i64.shr_s (local.get $a) (i64.const 63))))))
            (i64.store offset=8 (local.get $at) (local.tee $a (i64.xor (i64x2.extract_lane 1 (local.get $v))
              (i64.and (i64x2.extract_lane 1 (local.get $first)) (i64.shr_s (local.get $a) (i64.const 63)))))))
          (else (v128.store (local.get $at) (local.get $v))))
        (br_if $words (i32.lt_u
          (local.tee $at (i32.add (local.get $at) (i32.const 16)))
          (local.get $end))))
      (local.set $at (i32.add (local.get $at) (local.get $skip)))
      (br_if $lines (local.tee $rows (i32.sub (local.get $rows) (i32.const 1)))))))
