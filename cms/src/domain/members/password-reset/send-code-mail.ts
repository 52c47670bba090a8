import { setImmediate as responseSent } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { runInBackground } from '../../../platform/jobs/background';
import { sendMail } from '../../../platform/mail/send';
import { findSiteName } from '../../site/site';
import { findAccountByEmail } from '../accounts';
import { getRetryAfter, consumeRateLimit } from '../../../platform/rate-limit/throttle';
import { createResetCredentials } from './code';
import { composeCodeMail } from './compose-code-mail';

/**
 * Mails a code to an address that has an account. The account is looked up after the response is sent, so that the
 * response and its timing are the same for all addresses (C9).
 * @param email normalised by `emailAddress`
 * @param visitor who requested it
 */
export function sendCodeMail(strapi: Core.Strapi, email: string, visitor: string): void {
  runInBackground(strapi, async () => {
    await responseSent();
    if (!(await hasRoom(strapi, email, visitor))) return;
    const account = await findAccountByEmail(strapi, email);
    if (!account) return;
    const proofs = await createResetCredentials(strapi, account.id);
    const closedSeconds = await getRetryAfter(strapi, 'wrongCode', email);
    const closedUntil = closedSeconds === undefined ? null : new Date(Date.now() + closedSeconds * 1000);
    await sendMail(
      strapi,
      composeCodeMail({ email, siteName: await findSiteName(strapi) }, proofs, closedUntil),
    );
  });
}

/**
 * A visitor's first mails do not count towards the shared limit, so that using it up does not prevent anybody else from
 * getting a code.
 */
async function hasRoom(strapi: Core.Strapi, mailbox: string, visitor: string): Promise<boolean> {
  const first = await consumeRateLimit(strapi, 'firstCodeMail', `${mailbox} ${visitor}`);
  return first === undefined || (await consumeRateLimit(strapi, 'codeMailbox', mailbox)) === undefined;
}
