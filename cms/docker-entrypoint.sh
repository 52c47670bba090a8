#!/bin/sh
# Brings the demonstration content in (the tool knows when there is nothing to do), then becomes the command it is given.
set -eu
if [ "${DEMO_CONTENT:-on}" = on ]; then
  node dist/src/content-files/cli.js seed
fi
exec "$@"
