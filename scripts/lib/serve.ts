import path from 'node:path';
import { stopIsSuccess } from './cleanup.ts';
import { keepRunning } from './keep-running.ts';
import { startProduct } from './product.ts';
import type { ProductSettings } from './settings.ts';
import { step } from './step.ts';

/**
 * Serves the built product until the script is asked to stop. A server that does not become ready now is a Failure
 * with its last words; one that ends later is started again.
 */
export async function serve(env: NodeJS.ProcessEnv, settings: ProductSettings): Promise<void> {
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
  const { cms, web, again } = product;
  await Promise.all([keepRunning(cms, again.cms, console.log), keepRunning(web, again.web, console.log)]);
}

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
