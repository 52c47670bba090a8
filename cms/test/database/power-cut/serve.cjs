/**
 * Runs the compiled CMS as a separate process, with the settings of its environment. Prints its port and process id,
 * and runs until it is killed. `strapi start` would also require the built admin.
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
