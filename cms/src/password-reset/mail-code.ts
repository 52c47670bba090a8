import { setImmediate as answered } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { inBackground } from '../background/background';
import { deliver } from '../mail/send';
import { accountByEmail } from '../members/accounts';
import { settings } from '../settings/settings';
import { hiddenName } from '../throttle/hidden-name';
import { throttled } from '../throttle/throttle';
import { CODE_MINUTES, newCode } from './code';

/**
 * Mails a code to an address that has an account. Whether it has one is looked up when the answer has gone: what is
 * answered, and when, is the same for all (C9).
 * @param email as `emailAddress` spells it
 * @param visitor who asks for it
 */
export function mailCode(strapi: Core.Strapi, email: string, visitor: string): void {
  inBackground(strapi, async () => {
    await answered();
    if (!(await hasRoom(strapi, hiddenName(email), visitor))) return;
    const account = await accountByEmail(strapi, email);
    if (!account) return;
    const code = await newCode(strapi, account.id);
    await deliver(strapi, { to: email, ...codeLetter(settings().siteName, code) });
  });
}

/** The first ones of a visitor pass beside what all share: who uses that up denies nobody else their code. */
async function hasRoom(strapi: Core.Strapi, mailbox: string, visitor: string): Promise<boolean> {
  const first = await throttled(strapi, 'firstCodeMail', `${mailbox} ${visitor}`);
  return first === undefined || (await throttled(strapi, 'codeMailbox', mailbox)) === undefined;
}

/** No name and no address stands in it: the code is to be the one run of six digits in its text. */
function codeLetter(siteName: string, code: string) {
  return {
    subject: 'Your code for a new password',
    parts: [
      `You asked to set a new password for your ${siteName} account. Enter this code:`,
      { is: 'code', code },
      `It is valid for ${CODE_MINUTES} minutes and can be used once. Earlier codes no longer work.`,
      {
        is: 'note',
        text: 'If you did not ask for it, ignore this email: your password stays as it is. Never give the code to anybody, not even to us.',
      },
    ],
    why: `You receive this email because a new password was requested for your ${siteName} account.`,
  } as const;
}
