const path = require('node:path');

/** Mocks a CSS module in tests of server-rendered HTML: its classes have their production names (`vite.config.ts`). */
module.exports = {
  process: (_source, file) => ({
    code: `module.exports = new Proxy({}, {
      get: (_, name) => name === '__esModule' ? false : '${path.basename(file, '.module.css')}_' + String(name),
    });`,
  }),
};
