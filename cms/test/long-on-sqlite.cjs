/**
 * The API tests that take long on SQLite, each with the reason: they repeat an operation many times. `npm run test:full`
 * runs them, all others are part of `npm test`.
 */
module.exports = {
  'edits-as-strapi': 'forty random edits, each made twice and compared',
  'graphql-statements': 'counts the statements of every question, over many articles',
  'long-roll-backs': 'lets each statement of a long save fail in turn',
  'parallel-writes': 'twenty at a time, with an editor who publishes meanwhile',
  'worst-inputs': 'sends every call its worst legal input, in many forms',
};
