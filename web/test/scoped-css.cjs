const path = require('node:path');

/** A CSS module in tests of what the server sends: its classes are called as in production (`vite.config.ts`). */
module.exports = {
  process: (_source, file) => ({
    code: `module.exports = new Proxy({}, {
      get: (_, name) => name === '__esModule' ? false : '${path.basename(file, '.module.css')}_' + String(name),
    });`,
  }),
};
