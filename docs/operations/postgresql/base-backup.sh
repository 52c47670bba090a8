#!/bin/sh
# base-backup.sh ARCHIVE [KEEP]
# Copies a running PostgreSQL to ARCHIVE/base, checks the copy, and deletes all but the last KEEP (2), with the log that
# only those need. The connection is that of PGHOST, PGPORT, PGUSER and PGPASSWORD, by a role that may replicate.
set -eu
archive=$1 keep=${2:-2}
# Debian has some of the programs only in a folder of each version; the newest comes first.
for folder in /usr/lib/postgresql/*/bin; do PATH=$folder:$PATH; done
umask 077
mkdir -p "$archive/base"
rm -rf "$archive/base/unfinished"
pg_basebackup --pgdata="$archive/base/unfinished" --checkpoint=fast --wal-method=stream --no-password
pg_verifybackup --quiet "$archive/base/unfinished"
# The moment of its end: from there on, each moment can be restored.
name=$(date -u +%Y-%m-%dT%H:%M:%SZ)
mv "$archive/base/unfinished" "$archive/base/$name"
ls "$archive/base" | sort | head -n "-$keep" | while read -r old; do rm -rf "$archive/base/${old:?}"; done
oldest=$(ls "$archive/base" | sort | head -n 1)
needed=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$archive/base/$oldest/backup_label")
pg_archivecleanup "$archive/wal" "${needed:?}"
echo "$archive/base/$name"
