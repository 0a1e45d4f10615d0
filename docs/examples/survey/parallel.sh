#!/bin/sh
# All rulesets of three moves up to 8 with GNU parallel, one processor for each shard: sh parallel.sh
# Started again, it goes on where it was stopped. --sshlogin gives other machines a share.
set -e
PALACE=${PALACE:-palace} SHARDS=${SHARDS:-8}
export GOMAXPROCS=1
seq 0 $((SHARDS - 1)) | parallel --retries 3 --joblog survey.log \
  "$PALACE" survey --moves "${MOVES:-3}" --max "${MAX:-8}" --shard "{}/$SHARDS" --out "{}.jsonl"
# shellcheck disable=SC2046 # a word for each file
"$PALACE" survey --merge $(seq -f %g.jsonl 0 $((SHARDS - 1))) --out all.jsonl
