import path from 'node:path';
import { buildWhatChanged } from './lib/builds.ts';
import { command } from './lib/command.ts';
import { stopIsSuccess } from './lib/cleanup.ts';
import { requireDataDir } from './lib/data-dir.ts';
import { seedDemoContent } from './lib/demo-content.ts';
import { loadEnvironment } from './lib/environment.ts';
import { Failure } from './lib/failure.ts';
import { requireFreePorts } from './lib/ports.ts';
import { keepRunning } from './lib/keep-running.ts';
import { firstToEnd, startCms, startProduct } from './lib/product.ts';
import { parseProductSettings, type ProductSettings } from './lib/settings.ts';
import { step } from './lib/step.ts';

const help = `
npm start

Installs and builds what changed, fills the embedded database with the demonstration content on first boot, and serves
the site and its CMS until Ctrl-C. The first start takes some minutes, later ones seconds. Settings: .env, or the
environment; README.md lists them. Secrets are made once and kept in .env.
`;

await command(help, async () => {
  const env = { ...loadEnvironment(), NODE_ENV: 'production' };
  const settings = await parseProductSettings(env);
  await requireFreePorts(settings);
  requireDataDir(settings.dataDir);
  await buildWhatChanged(env);
  await seedDemoContent(env, settings);
  stopIsSuccess();
  // What the servers say while they start is shown where one fails; afterwards all of it is.
  let started = false;
  const show = (line: string) => started && console.log(line);
  const product = await step('Starting the CMS and the site', 'a few seconds', () =>
    startProduct(env, settings, show),
  );
  started = true;
  console.log(whereToLook(settings));
  // While the CMS is away the site serves the pages it has.
  const cmsEnded = keepRunning(product.cms, () => startCms(env, settings.cms, show), console.log);
  throw new Failure(await Promise.race([firstToEnd([product.web]), cmsEnded]));
});

function whereToLook({ publicUrl, dataDir, smtpUrl, databaseUrl, hasFirstAdmin }: ProductSettings): string {
  const shown = (folder: string): string => path.relative(process.cwd(), folder) || '.';
  return [
    '',
    `  The site          ${publicUrl}`,
    `  Editors sign in   ${publicUrl}/admin${hasFirstAdmin ? '' : '   (the first visitor makes the first account)'}`,
    `  Data              ${shown(dataDir)}${databaseUrl ? ' (pictures) and PostgreSQL' : ''}`,
    ...(smtpUrl
      ? []
      : [`  Mail, as files    ${shown(path.join(dataDir, 'outbox'))}   (SMTP_URL is not set)`]),
    '',
    '  Ctrl-C stops both servers.',
    '',
  ].join('\n');
}
