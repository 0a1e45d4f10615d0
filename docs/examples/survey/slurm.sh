#!/bin/bash
# All rulesets of three moves up to 8 on a Slurm cluster: sbatch slurm.sh
# What is missing afterwards, sent again, goes on where it was stopped:
#   sbatch --array="$(palace survey --missing '{shard}.jsonl' --shards 64)" slurm.sh
#SBATCH --job-name=palace-survey
#SBATCH --array=0-63
#SBATCH --cpus-per-task=4
#SBATCH --mem=3G
#SBATCH --time=02:00:00
#SBATCH --requeue

# --shards says how many there are in all: an array that is sent again has fewer tasks.
# exec, so that the SIGTERM of a pre-emption goes to palace, which then ends with status 75.
exec "${PALACE:-palace}" survey --moves "${MOVES:-3}" --max "${MAX:-8}" --shards "${SHARDS:-64}" \
  --memory "$((${SLURM_MEM_PER_NODE:-3072} * 9 / 10))" --out '{shard}.jsonl'
