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
    subject: `Your code for a new password`,
    parts: [
      `Somebody wants to set a new password for your ${siteName} account, and we hope it is you. This is the code to enter:`,
      { is: 'code', code },
      `It is good for ${CODE_MINUTES} minutes, and for one time. A code that came before is no longer good.`,
      {
        is: 'note',
        text: 'If you did not ask for it, do nothing: without the code your password stays as it is. Give the code to nobody, not even to us.',
      },
    ],
  } as const;
}
