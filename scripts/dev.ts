import { buildWhatChanged } from './lib/product/builds.ts';
import { command } from './lib/process/command.ts';
import { stopIsSuccess } from './lib/process/cleanup.ts';
import { seedDemoContent } from './lib/product/demo-content.ts';
import { loadEnvironment, siteEnvironment } from './lib/product/settings/environment.ts';
import { Failure } from './lib/process/failure.ts';
import { requireFreePorts, withCmsPort } from './lib/product/ports.ts';
import { waitForFirstExit } from './lib/product/product.ts';
import { waitUntilReady } from './lib/process/service/ready.ts';
import { inRoot } from './lib/files/root.ts';
import { startService } from './lib/process/service/service.ts';
import { parseProductSettings } from './lib/product/settings/settings.ts';

const help = `
npm run dev

Runs the CMS and the site with hot reload, with the settings and data of \`npm start\`. Do not run it beside \`npm start\` or
\`npm test\` in the same folder: Strapi's develop mode empties the build that they use.
`;

await command(help, async () => {
  const env = await withCmsPort({ ...loadEnvironment(), NODE_ENV: 'development' });
  const settings = await parseProductSettings(env);
  await requireFreePorts(settings);
  await buildWhatChanged(env, ['cms']);
  await seedDemoContent(env, settings);
  stopIsSuccess();
  console.log('▸ Starting the CMS in develop mode (about a minute the first time)');
  const npmRun = (name: string, folder: string, script: string, own: NodeJS.ProcessEnv) =>
    startService({
      name,
      program: 'npm',
      args: ['run', '--silent', script],
      cwd: inRoot(folder),
      env: own,
      onLine: (line) => console.log(`${folder} │ ${line}`),
    });
  const cms = npmRun('The CMS', 'cms', 'develop', env);
  await waitUntilReady(`${settings.cms}/readyz`, cms, 300_000);
  const web = npmRun('The site', 'web', 'dev', await siteEnvironment(env));
  await waitUntilReady(`${settings.site}/readyz`, web);
  console.log(
    `\n  The site          ${settings.publicUrl}\n  Editors sign in   ${settings.publicUrl}/admin\n\n  Ctrl-C stops both.\n`,
  );
  throw new Failure(await waitForFirstExit([cms, web]));
});
