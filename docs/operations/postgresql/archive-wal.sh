#!/bin/sh
# PostgreSQL's archive_command: archive-wal.sh FILE TARGET
# Copies a file of the write-ahead log as a whole. PostgreSQL keeps the file, and tries again, until this succeeds.
set -eu
file=$1 target=$2
if [ -e "$target" ]; then
  # After a crash, PostgreSQL may archive a file again. Another file with this name is of another server.
  if cmp -s "$file" "$target"; then exit 0; fi
  echo "$target is there, with other content: archive into a folder of its own" >&2
  exit 1
fi
umask 077
cp "$file" "$target.part"
sync "$target.part"
mv "$target.part" "$target"
sync "$(dirname "$target")"
