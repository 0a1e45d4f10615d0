;; The sums of planes.go in WebAssembly's vectors of sixteen bytes, in memory that
;; belongs to the Go program. kernel.wasm is this text, assembled.
(module
  (import "go" "mem" (memory 1))

  ;; Counts the bits of a tile of 256×256 bytes, pixel by pixel.
  ;; $src: the tile, row by row.
  ;; $counts: for each pixel eight numbers of four bytes. Number 5, say, becomes the
  ;; number of bytes in which both bit 0 and bit 2 are set. Number 0 is 0 if every byte
  ;; is from -4 to 3.
  ;; $edge: that of a pixel, a power of two from 16 to 256.
  (func (export "planes") (param $src i32) (param $counts i32) (param $edge i32)
    (local $last i32)  ;; where the tile ends
    (local $rows i32)  ;; how many of a pixel are added up in bytes, which hold 128 vectors
    (local $x i32)
    (local $at i32)    ;; a row of the pixel
    (local $part i32)  ;; where the bytes are emptied
    (local $pixel i32) ;; where the pixel ends
    (local $p i32)
    (local $end i32)
    (local $v v128)
    (local $odd v128)  ;; which bits differ from the one below, anywhere in the pixel
    (local $b0 v128) (local $b1 v128) (local $b2 v128) ;; the bits of $v
    (local $n1 v128) (local $n2 v128) (local $n3 v128) (local $n4 v128)
    (local $n5 v128) (local $n6 v128) (local $n7 v128)

    (local.set $last (i32.add (local.get $src) (i32.const 65536)))
    (local.set $rows (i32.div_u (i32.const 2048) (local.get $edge)))
    (if (i32.gt_u (local.get $rows) (local.get $edge))
      (then (local.set $rows (local.get $edge))))

    (loop $lines
      (local.set $x (i32.const 0))
      (loop $pixels
        (v128.store (local.get $counts) (v128.const i32x4 0 0 0 0))
        (v128.store offset=16 (local.get $counts) (v128.const i32x4 0 0 0 0))
        (local.set $odd (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.add (local.get $src) (local.get $x)))
        (local.set $pixel (i32.add (local.get $at) (i32.shl (local.get $edge) (i32.const 8))))
        (loop $parts
          (local.set $n1 (v128.const i32x4 0 0 0 0))
          (local.set $n2 (v128.const i32x4 0 0 0 0))
          (local.set $n3 (v128.const i32x4 0 0 0 0))
          (local.set $n4 (v128.const i32x4 0 0 0 0))
          (local.set $n5 (v128.const i32x4 0 0 0 0))
          (local.set $n6 (v128.const i32x4 0 0 0 0))
          (local.set $n7 (v128.const i32x4 0 0 0 0))
          (local.set $part (i32.add (local.get $at) (i32.shl (local.get $rows) (i32.const 8))))
          (loop $rows
            (local.set $p (local.get $at))
            (local.set $end (i32.add (local.get $at) (local.get $edge)))
            (loop $vectors
              (local.set $v (v128.load (local.get $p)))
              (local.set $odd (v128.or (local.get $odd)
                (v128.xor (local.get $v) (i16x8.shl (local.get $v) (i32.const 1)))))
              (local.set $b0 (v128.and (local.get $v)
                (v128.const i32x4 0x01010101 0x01010101 0x01010101 0x01010101)))
              (local.set $b1 (v128.and (i16x8.shr_u (local.get $v) (i32.const 1))
                (v128.const i32x4 0x01010101 0x01010101 0x01010101 0x01010101)))
              (local.set $b2 (v128.and (i16x8.shr_u (local.get $v) (i32.const 2))
                (v128.const i32x4 0x01010101 0x01010101 0x01010101 0x01010101)))
              (local.set $n1 (i8x16.add (local.get $n1) (local.get $b0)))
              (local.set $n2 (i8x16.add (local.get $n2) (local.get $b1)))
              (local.set $n4 (i8x16.add (local.get $n4) (local.get $b2)))
              (local.set $n5 (i8x16.add (local.get $n5) (v128.and (local.get $b0) (local.get $b2))))
              (local.set $n6 (i8x16.add (local.get $n6) (v128.and (local.get $b1) (local.get $b2))))
              (local.set $b1 (v128.and (local.get $b0) (local.get $b1)))
              (local.set $n3 (i8x16.add (local.get $n3) (local.get $b1)))
              (local.set $n7 (i8x16.add (local.get $n7) (v128.and (local.get $b1) (local.get $b2))))
              (br_if $vectors (i32.lt_u
                (local.tee $p (i32.add (local.get $p) (i32.const 16)))
                (local.get $end))))
            (br_if $rows (i32.lt_u
              (local.tee $at (i32.add (local.get $at) (i32.const 256)))
              (local.get $part))))
          (call $add (i32.add (local.get $counts) (i32.const 4)) (local.get $n1))
          (call $add (i32.add (local.get $counts) (i32.const 8)) (local.get $n2))
          (call $add (i32.add (local.get $counts) (i32.const 12)) (local.get $n3))
          (call $add (i32.add (local.get $counts) (i32.const 16)) (local.get $n4))
          (call $add (i32.add (local.get $counts) (i32.const 20)) (local.get $n5))
          (call $add (i32.add (local.get $counts) (i32.const 24)) (local.get $n6))
          (call $add (i32.add (local.get $counts) (i32.const 28)) (local.get $n7))
          (br_if $parts (i32.lt_u (local.get $at) (local.get $pixel))))
        ;; Where bits 3 to 7 are copies of bit 2 the byte is small.
        (i32.store (local.get $counts) (v128.any_true (v128.and (local.get $odd)
          (v128.const i32x4 0xf8f8f8f8 0xf8f8f8f8 0xf8f8f8f8 0xf8f8f8f8))))
        (local.set $counts (i32.add (local.get $counts) (i32.const 32)))
        (br_if $pixels (i32.lt_u
          (local.tee $x (i32.add (local.get $x) (local.get $edge)))
          (i32.const 256))))
      (br_if $lines (i32.lt_u
        (local.tee $src (i32.add (local.get $src) (i32.shl (local.get $edge) (i32.const 8))))
        (local.get $last)))))

  ;; Adds the sixteen bytes of $n to the number at $count.
  (func $add (param $count i32) (param $n v128)
    (local.set $n (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (local.get $n))))
    (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $n)) (i32x4.extract_lane 1 (local.get $n)))
      (i32.add (i32x4.extract_lane 2 (local.get $n)) (i32x4.extract_lane 3 (local.get $n))))))))
