const { options } = require('./.dependency-cruiser.cjs');

/**
 * Finds folders that import each other. Tests are excluded, because a test of one package may compare it with another.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders that import each other are effectively one folder: split off the shared code.',
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
