import type { Mail } from '../../../platform/mail/send';
import { settings } from '../../../platform/settings/settings';
import { CODE_MINUTES, type ResetCredentials } from './code';

/**
 * The mail with a code and a link. It contains no name and no address: the code must be the only run of six digits in
 * the text. A site with such a run in its URL gets no link.
 * @param closedUntil when codes are accepted again; null when they are now
 */
export function composeCodeMail(
  { email, siteName }: { email: string; siteName: string },
  { code, link }: ResetCredentials,
  closedUntil: Date | null,
): Mail {
  const { publicUrl } = settings();
  const url = `${publicUrl}/enter-code#token=${link}`;
  const hasLink = !/\d{6}/.test(url);
  const linkPart = { is: 'link', text: 'Choose a new password', url } as const;
  return {
    kind: 'password-code',
    to: email,
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
  };
}

const closed = (until: Date): string =>
  `Too many wrong codes were entered for your address, so from another connection than you asked from, no code is accepted before ${inWords(until)}. Please use the link instead.`;

/** Its longest run of digits is the year. */
const inWords = (moment: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(moment)} UTC`;
