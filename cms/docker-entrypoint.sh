#!/bin/sh
# Brings the demonstration content in, as `npm start` does, then becomes the command it is given.
set -eu
node dist/src/cli/content.js seed-at-start
exec "$@"
