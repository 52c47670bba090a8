const { options } = require('./.dependency-cruiser.cjs');

/** Which folders import each other, tests aside: a test of one package may compare it with another. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders that import each other are one folder: split off what both need.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/test/|^e2e/` },
  },
};
