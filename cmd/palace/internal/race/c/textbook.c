/* The textbook methods in C. A run is repeated until it has lasted long enough;
   printed are the nanoseconds of one run and the number of P-positions found.

     textbook count K W H
     textbook subtract W H A B [A B ...]                                        */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const double enough = 30e6;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return 1e9 * t.tv_sec + t.tv_nsec;
}

static void *zeros(size_t n) {
  void *p = calloc(n, 1);
  if (!p) {
    fputs("out of memory\n", stderr);
    exit(1);
  }
  return p;
}

/* Palace numbers row by row: a counter for each column, each diagonal, the row. */
static long count(int32_t k, int w, int h) {
  int32_t *restrict col = zeros(4 * (size_t)w), *restrict dia = zeros(4 * (size_t)w);
  int32_t *restrict dst = zeros(4 * (size_t)w);
  long palaces = 0;
  for (int y = 0; y < h; y++) {
    int32_t row = 0, diagonal = 0;
    for (int x = 0; x < w; x++) {
      int32_t sees = row + col[x] + diagonal;
      int32_t palace = sees < k;
      int32_t next = dia[x];
      dst[x] = sees;
      row += palace;
      col[x] += palace;
      dia[x] = diagonal + palace;
      diagonal = next;
    }
    palaces += row;
  }
  free(col);
  free(dia);
  free(dst);
  return palaces;
}

/* Outcomes row by row: a square is P unless some move leads to P. Rows are kept in
   a ring as long as the moves reach back, with zeros to their left. */
static long subtract(int w, int h, const int *a, const int *b, int moves) {
  int pad = 0, ring = 1;
  for (int m = 0; m < moves; m++) {
    if (a[m] > pad) pad = a[m];
    while (ring <= b[m]) ring *= 2;
  }
  size_t stride = (size_t)w + pad;
  uint8_t *rows = zeros(ring * stride), *none = zeros(stride);
  const uint8_t **from = zeros(moves * sizeof *from);
  long palaces = 0;
  for (int y = 0; y < h; y++) {
    uint8_t *dst = rows + (y & (ring - 1)) * stride + pad;
    for (int m = 0; m < moves; m++)
      from[m] = (y < b[m] ? none : rows + ((y - b[m]) & (ring - 1)) * stride) + pad - a[m];
    for (int x = 0; x < w; x++) {
      uint8_t seen = 0;
      for (int m = 0; m < moves; m++) seen |= from[m][x];
      dst[x] = seen ^ 1;
    }
    for (int x = 0; x < w; x++) palaces += dst[x];
  }
  free(rows);
  free(none);
  free(from);
  return palaces;
}

int main(int argc, char **argv) {
  int n[64];
  if (argc < 5 || argc > 64) return 2;
  for (int i = 2; i < argc; i++) n[i - 2] = atoi(argv[i]);
  int counting = !strcmp(argv[1], "count"), moves = (argc - 4) / 2;
  int a[32], b[32];
  for (int m = 0; m < moves && !counting; m++) a[m] = n[2 + 2 * m], b[m] = n[3 + 2 * m];
  long palaces = 0, times = 0;
  double start = now(), end;
  do {
    palaces = counting ? count(n[0], n[1], n[2]) : subtract(n[0], n[1], a, b, moves);
    times++;
    end = now();
  } while (end - start < enough);
  printf("%.0f %ld\n", (end - start) / times, palaces);
  return 0;
}
