/**
 * The API tests that take long on SQLite, with the reason. `npm run test:full` runs them, all others are part of `npm test`.
 */
module.exports = {
  'content-files': 'exports and imports files with every type of block',
  'content-lint': 'lints files with every mistake that the linter knows',
  'edits-as-strapi': 'forty random edits, each made twice and compared',
  'graphql-statements': 'counts the statements of every query, over many articles',
  hostile: 'sends every call random hostile input',
  'hostile-entries': 'sends the forms of editors values of every wrong shape',
  'hostile-members': 'sends every call of members random hostile input',
  'hostile-uploads': 'sends the media library fields and ids of every wrong shape',
  'long-articles': 'saves articles of the largest size',
  'long-roll-backs': 'lets each statement of a long save fail in turn',
  'malformed-queries': 'sends every list of the admin malformed queries',
  migrations: 'starts from the databases of earlier versions',
  'parallel-writes': 'twenty at a time, while an editor publishes',
  pictures: 'decodes pictures of every format and size',
  'query-plans': 'plans each statement of many lists and saves',
  'reading-queue': 'keeps the thread that reads busy for seconds',
  'restored-backup': 'starts from a backup of an earlier day',
  'schedule-processes': 'three processes start and stop',
  seed: 'seeds and removes all demonstration content',
  'slowed-accounts': 'waits for logins that are slowed down',
  'worst-inputs': 'sends every call its worst legal input, in many forms',
};
