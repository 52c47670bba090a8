#!/bin/sh
# Imports the demonstration content, like `npm start`, then runs the given command in its place.
set -eu
node dist/src/cli/content.js seed-at-start
exec "$@"
