#!/bin/sh
# restore-to.sh ARCHIVE MOMENT DATA
# Fills the empty folder DATA with the database as it was at MOMENT, such as "2026-11-30 18:45:00+01:00". Start
# PostgreSQL with it afterwards: it reads the log up to that moment, and then accepts connections.
set -eu
archive=$1 moment=$2 data=$3
case $moment in
*Z | *[+-][0-9][0-9]:[0-9][0-9]) ;;
*)
  echo "$moment has no time zone: end it with Z or +01:00" >&2
  exit 2
  ;;
esac
if [ -n "$(ls -A "$data" 2>/dev/null)" ]; then
  echo "$data is not empty" >&2
  exit 1
fi
utc=$(date -u -d "$moment" +%Y-%m-%dT%H:%M:%SZ)
base=$(ls "$archive/base" | sort | awk -v utc="$utc" '$0 <= utc && $0 != "unfinished"' | tail -n 1)
if [ -z "$base" ]; then
  echo "$archive/base has no copy from before $utc" >&2
  exit 1
fi
mkdir -p "$data"
cp -a "$archive/base/$base/." "$data"
chmod 700 "$data"
# The timeline is that of the copy, although a restore may have begun another one since. What this server writes belongs
# to no archive until somebody gives it one of its own.
cat >> "$data/postgresql.auto.conf" << END
restore_command = 'cp "$archive/wal/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_timeline = 'current'
recovery_target_action = 'promote'
archive_mode = off
END
touch "$data/recovery.signal"
echo "$data: as of $moment, from $archive/base/$base"
