import type { Core } from '@strapi/strapi';
import { toMessage } from '../../platform/failures/expected-failure';
import { settings } from '../../platform/settings/settings';
import { claimRun, endRun, renewClaim, RENEWED_EVERY_MS } from './claim-run';
import { mailBackupWarning } from './mail-warning';
import { makeBackup } from './make-backup';

const LOOKED_EVERY_MS = 20_000;

/**
 * Makes backups as often as the settings say, in one of all processes. Begins as soon as the server listens: programs
 * that only boot the CMS make none.
 * @returns a function that stops it, and ends the backup that is being made
 */
export function startBackups(strapi: Core.Strapi): () => Promise<void> {
  const { everyMs } = settings().backup;
  if (everyMs === 0) return () => Promise.resolve();
  const stopping = new AbortController();
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    try {
      const id = await claimRun(strapi, everyMs);
      if (id !== undefined) await run(strapi, id, stopping.signal);
      if (!stopping.signal.aborted) await mailBackupWarning(strapi);
    } catch (error) {
      strapi.log.error(`Backup: ${toMessage(error)}`);
    }
    if (!stopping.signal.aborted) wait();
  };
  const wait = () => {
    timer = setTimeout(() => {
      running = look();
    }, LOOKED_EVERY_MS);
    timer.unref();
  };
  const begin = () => {
    running = look();
  };

  strapi.server.httpServer.once('listening', begin);
  return async () => {
    stopping.abort();
    strapi.server.httpServer.off('listening', begin);
    clearTimeout(timer);
    await running;
  };
}

async function run(strapi: Core.Strapi, id: number, signal: AbortSignal): Promise<void> {
  const renewing = setInterval(() => {
    renewClaim(strapi, id).catch(() => undefined);
  }, RENEWED_EVERY_MS);
  const result = await makeBackup(strapi.dirs.dist.src, signal).finally(() => clearInterval(renewing));
  if (signal.aborted) {
    await endRun(strapi, id, { problem: 'The CMS was stopped while it was being made.' });
    return;
  }
  await endRun(strapi, id, result);
  if ('problem' in result) strapi.log.error(`Backup failed: ${result.problem}`);
  else strapi.log.info(`Backup ${result.name} is made.`);
}
