import path from 'node:path';
import { buildWhatChanged, isBuilt, createAdminFolder } from './builds.ts';
import { isStopping, stopIsSuccess } from '../process/cleanup.ts';
import { Failure } from '../process/failure.ts';
import { watchHeartbeat } from '../process/service/heartbeat.ts';
import { keepRunning } from '../process/service/keep-running.ts';
import { startProduct } from './product.ts';
import type { Service } from '../process/service/service.ts';
import type { ProductSettings } from './settings/settings.ts';
import { runStep } from '../process/step.ts';

/**
 * Serves the built site and CMS until the script is stopped. If the editors' screens are not built yet, builds
 * them meanwhile. Throws a Failure with the last output of a server that does not become ready; a server that ends
 * later is restarted.
 */
export async function serve(env: NodeJS.ProcessEnv, settings: ProductSettings): Promise<void> {
  stopIsSuccess();
  const isAdminBuilt = isBuilt('admin');
  if (!isAdminBuilt) createAdminFolder();
  // Output during startup is only shown if a server fails. Later output is always shown.
  let started = false;
  const setup: string[] = [];
  const show = (line: string) => {
    const progress = getIndexProgress(line);
    if (started) console.log(line);
    else if (progress !== undefined) console.log(`  ${progress}`);
    else if (line.includes('Set up the admin:')) setup.push(line.slice(line.indexOf('Set up')));
  };
  const product = await runStep(
    'Starting the CMS and the site',
    'a few seconds, longer after an upgrade',
    () => startProduct(env, settings, show),
  );
  started = true;
  console.log(whereToLook(settings, isAdminBuilt));
  for (const line of new Set(setup)) console.log(`  ${line}\n`);
  if (!isAdminBuilt) void buildAdmin(env, settings);
  // While the CMS is down, the site serves its cached pages.
  const { cms, web, again } = product;
  await Promise.all([
    // Not /readyz, because a restart does not help a CMS with a hanging database.
    keepAlive(cms, again.cms, `${settings.cms}/_health`),
    keepAlive(web, again.web, `${settings.site}/healthz`),
  ]);
}

/**
 * The prefix of the CMS's progress lines (`cms/src/domain/articles/search-index/indexing/progress.ts`; a test
 * compares).
 */
const PROGRESS = 'Making articles ready to be read:';

/** The indexing progress in a line that the CMS prints while it starts. On a large site, indexing takes minutes. */
export function getIndexProgress(line: string): string | undefined {
  const at = line.indexOf(PROGRESS);
  return at < 0 ? undefined : line.slice(at);
}

/** Restarts a server that ends or hangs. */
function keepAlive(first: Service, startAgain: () => Promise<Service>, url: string): Promise<void> {
  const watched = (service: Service): Service => {
    void watchHeartbeat(service, url, console.log);
    return service;
  };
  return keepRunning(watched(first), async () => watched(await startAgain()), console.log);
}

/** If the build fails, the site keeps running. */
async function buildAdmin(env: NodeJS.ProcessEnv, { publicUrl }: ProductSettings): Promise<void> {
  try {
    await buildWhatChanged(env, ['admin']);
    console.log(`\n  Editors sign in   ${publicUrl}/admin   (ready now)\n`);
  } catch (error) {
    if (isStopping()) return;
    console.error(error instanceof Failure ? `\n✗ ${error.message}` : error);
    console.error(
      '\n  The site is served without the editors’ screens. Run the command again to build them.\n',
    );
  }
}

function whereToLook(
  { publicUrl, dataDir, smtpUrl, databaseUrl, hasFirstAdmin }: ProductSettings,
  isAdminBuilt: boolean,
): string {
  const shown = (folder: string): string => path.relative(process.cwd(), folder) || '.';
  return [
    '',
    `  The site          ${publicUrl}`,
    `  Editors sign in   ${publicUrl}/admin${hasFirstAdmin ? '' : '   (the first visitor creates the first account)'}${isAdminBuilt ? '' : '\n                    in about a minute: it is being built'}`,
    `  Data              ${shown(dataDir)}${databaseUrl ? ' (pictures) and PostgreSQL' : ''}`,
    ...(smtpUrl
      ? []
      : [`  Mail, as files    ${shown(path.join(dataDir, 'outbox'))}   (SMTP_URL is not set)`]),
    '',
    '  Ctrl-C stops both servers.',
    '',
  ].join('\n');
}
