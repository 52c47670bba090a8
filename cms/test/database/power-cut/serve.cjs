/**
 * The compiled CMS as a process of its own, with the settings of its environment. Prints its port and its process id, and runs until
 * it is killed. `strapi start` would want the built admin, too.
 */
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');

async function serve() {
  const appDir = path.resolve(__dirname, '../../..');
  const distDir = path.join(appDir, 'dist');
  const strapi = createStrapi({ appDir, distDir, autoReload: false, serveAdminPanel: false });
  strapi.log.level = 'error';
  await strapi.load();
  strapi.server.mount();
  const { httpServer } = strapi.server;
  httpServer.listen(0, '127.0.0.1', () =>
    process.stdout.write(`${JSON.stringify({ port: httpServer.address().port, pid: process.pid })}\n`),
  );
}

serve().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
