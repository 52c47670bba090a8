export const USAGE = `Articles and demonstration content as files (docs/content-format.md).

  content lint             checks the articles of cms/content and prints statistics
  content lint FILE...     checks these files, or the articles in these folders
  content lint --cms       checks the articles in the CMS
  content import FILE...   imports article files into the CMS; publishes those with a date under "published"
  content export FOLDER    writes all articles and their pictures into FOLDER
  content seed             imports the demonstration content, each item once (DEMO_CONTENT=off: nothing)
  content seed-at-start    the same, unless it has been removed; runs at every start
  content remove-demo      removes the demonstration content, except what has been edited
  content reindex          rebuilds the index of lists, search and suggestions
  content clean-pictures   removes place, time and device from pictures stored by an earlier version, and rotates them upright
  content subscribers FILE writes the newsletter's confirmed addresses and their unsubscribe links as CSV
  content --help           prints this text

Exit codes: 0 success, 1 problems were found (they are listed, and nothing was changed), 2 unknown command.
`;
