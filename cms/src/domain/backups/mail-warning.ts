import type { Core } from '@strapi/strapi';
import { sendMail } from '../../platform/mail/send';
import { settings } from '../../platform/settings/settings';
import { findEditorsEmail } from '../site/site';
import { readBackupWarning } from './read-warning';
import { RUNS } from './runs-table';

const DAY_MS = 86_400_000;

/** Mails what is wrong with the backups to the operators: once, and then once a day until there is a good one again. */
export async function mailBackupWarning(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const warning = await readBackupWarning(strapi, now);
  if (warning === undefined) return;
  const id = await claimMail(strapi, now);
  if (id === undefined) return;
  const { operatorsEmail, publicUrl } = settings();
  const isSent = await sendMail(strapi, {
    kind: 'backup-warning',
    to: operatorsEmail ?? (await findEditorsEmail(strapi)),
    subject: 'Backups need your attention',
    parts: [
      `The backups of ${publicUrl} are not as they should be:`,
      { is: 'quote', text: warning },
      'Mend the cause. The next backup is tried by itself, within 15 minutes after one that failed; on the server, npm run backup makes one at once.',
    ],
    why: 'You receive this email because warnings for operators go to this address (OPERATORS_EMAIL).',
  });
  if (!isSent) await strapi.db.connection(RUNS).where({ id }).update({ mailed_at: null });
}

/** The run for which this process sends the mail; undefined: it was sent, or another process sends it. */
async function claimMail(strapi: Core.Strapi, now: number): Promise<number | undefined> {
  const knex = strapi.db.connection;
  const good = knex(RUNS).whereNotNull('ended_at').whereNull('problem').max('id');
  const mailed = knex(RUNS)
    .where('mailed_at', '>', now - DAY_MS)
    .whereRaw('id > COALESCE((?), 0)', [good])
    .select('id');
  const claimed: { id: number }[] = await knex(RUNS)
    .where('id', knex(RUNS).max('id'))
    .whereNotExists(mailed)
    .whereNull('mailed_at')
    .update({ mailed_at: now })
    .returning('id');
  return claimed[0]?.id;
}
