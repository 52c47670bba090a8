const fs = require('node:fs');

const files = fs.readdirSync(__dirname, { recursive: true });

/**
 * Where the API tests of a list are, for `testMatch`.
 * @param {string} list a file in this folder whose keys are names of tests without folder and ending, such as `articles`
 * @throws {Error} for a name without a file
 */
exports.listedTests = (list) =>
  Object.keys(require(`./${list}`)).map((name) => {
    const file = files.find((one) => one.replaceAll('\\', '/').endsWith(`/${name}.test.ts`));
    if (!file) throw new Error(`cms/test/${list} names ${name}, but there is no ${name}.test.ts.`);
    return `<rootDir>/test/**/${name}.test.ts`;
  });
