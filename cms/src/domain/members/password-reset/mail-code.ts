import { setImmediate as responseSent } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { runInBackground } from '../../../platform/jobs/background';
import { sendMail } from '../../../platform/mail/send';
import { findAccountByEmail } from '../accounts';
import { settings } from '../../../platform/settings/settings';
import { getRetryAfter, consumeRateLimit } from '../../../platform/rate-limit/throttle';
import { CODE_MINUTES, createResetCredentials, type ResetCredentials } from './code';

/**
 * Mails a code to an address that has an account. The account is looked up after the response is sent, so that the
 * response and its timing are the same for all addresses (C9).
 * @param email normalised by `emailAddress`
 * @param visitor who requested it
 */
export function mailCode(strapi: Core.Strapi, email: string, visitor: string): void {
  runInBackground(strapi, async () => {
    await responseSent();
    if (!(await hasRoom(strapi, email, visitor))) return;
    const account = await findAccountByEmail(strapi, email);
    if (!account) return;
    const proofs = await createResetCredentials(strapi, account.id);
    const closedSeconds = await getRetryAfter(strapi, 'wrongCode', email);
    const closedUntil = closedSeconds === undefined ? null : new Date(Date.now() + closedSeconds * 1000);
    await sendMail(strapi, { to: email, ...codeLetter(proofs, closedUntil) });
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

/**
 * Contains no name and no address: the code must be the only run of six digits in the text. A site with such a run in
 * its URL gets no link.
 * @param closedUntil when codes are accepted again; null when they are now
 */
function codeLetter({ code, link }: ResetCredentials, closedUntil: Date | null) {
  const { siteName, publicUrl } = settings();
  const url = `${publicUrl}/enter-code#token=${link}`;
  const hasLink = !/\d{6}/.test(url);
  const linkPart = { is: 'link', text: 'Choose a new password', url } as const;
  return {
    subject: 'Your code for a new password',
    parts: [
      `You asked to set a new password for your ${siteName} account. Enter this code:`,
      { is: 'code', code },
      ...(closedUntil ? [closed(closedUntil)] : []),
      ...(hasLink ? ['Or open this page, on any device:', linkPart] : []),
      `Both are valid for ${CODE_MINUTES} minutes, and one of them can be used once. Earlier codes no longer work.`,
      {
        is: 'note',
        text: 'If you did not ask for it, ignore this email: your password stays as it is. Never give the code or the link to anybody, not even to us.',
      },
    ],
    why: `You receive this email because a new password was requested for your ${siteName} account.`,
  } as const;
}

const closed = (until: Date): string =>
  `Too many wrong codes were entered for your address, so from another connection than you asked from, no code is accepted before ${inWords(until)}. Please use the link instead.`;

/** Its longest run of digits is the year. */
const inWords = (moment: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(moment)} UTC`;
