"""Counts the rulesets of a survey by their number of segments, with DuckDB or pandas.

python3 read.py duckdb|pandas FILE ...

FILE may be a whole survey or the shards of one. DuckDB writes Parquet, too:
COPY (SELECT * FROM read_json('*.jsonl', format='newline_delimited')) TO 'survey.parquet'
"""
import sys


def with_duckdb(files):
    import duckdb
    # The last line of a file, about the file, has no game.
    return duckdb.execute("""
        SELECT len(segments), count(*)
        FROM read_json($files, format='newline_delimited', columns={game: 'VARCHAR', settled: 'BOOLEAN', segments: 'JSON[]'})
        WHERE game IS NOT NULL AND settled GROUP BY 1 ORDER BY 1""", {"files": files}).fetchall()


def with_pandas(files):
    import pandas
    all_lines = pandas.concat(pandas.read_json(name, lines=True) for name in files)
    rulesets = all_lines.dropna(subset=["game"])
    settled = rulesets[rulesets["settled"].astype(bool)]
    return sorted(settled["segments"].map(len).value_counts().items())


for segments, rulesets in {"duckdb": with_duckdb, "pandas": with_pandas}[sys.argv[1]](sys.argv[2:]):
    print(f"{segments} {rulesets}")
