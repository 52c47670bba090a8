export const USAGE = `Articles and demonstration content as files (docs/content-format.md).

  content lint             says what to mend in the articles of cms/content, and gives their figures
  content lint FILE...     the same of these files, or of the articles in these folders
  content lint --cms       the same of the articles that the CMS holds
  content import FILE...   brings article files into the CMS; one with a date under "published" goes before readers
  content export FOLDER    writes all articles and their pictures into FOLDER
  content seed             brings in the demonstration content, each thing once (DEMO_CONTENT=off: nothing)
  content seed-at-start    the same, unless somebody has removed it: what every start runs
  content remove-demo      takes the demonstration content out again, where nobody changed it
  content reindex          makes the index of lists, search and suggestions anew
  content clean-pictures   takes place, time and device out of pictures stored by an earlier version, and turns them upright
  content subscribers FILE writes the newsletter's confirmed addresses and their unsubscribe links as CSV
  content --help           this text

Exit codes: 0 done, 1 something to mend (it is named, and nothing was changed), 2 a command that is not known.
`;
