import type { Mail } from '../../../platform/mail/send';
import { normaliseEmail } from '../../../platform/text/email-address';

interface AnsweredMessage {
  email: string;
  message: string;
  /** ISO 8601 in UTC. */
  sentAt: string;
  /** When false, somebody else may have opened the account with this address. */
  isAddressProven: boolean;
}

interface Site {
  siteName: string;
  editorsEmail: string;
  /** The sender of all other mail: an address, or `Name <address>`. */
  mailFrom: string;
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The mail with an editor's answer. Nothing that a visitor typed is in its headers, and an address that nobody has
 * confirmed gets no words of a visitor: they may be meant for somebody else.
 * @param text as the editor typed it
 */
export function composeAnswerMail(message: AnsweredMessage, text: string, site: Site): Mail {
  const { siteName, editorsEmail } = site;
  return {
    kind: 'answer',
    to: message.email,
    replyTo: editorsEmail,
    from: getSender(site),
    subject: `Re: Your message to ${siteName}`,
    parts: [
      { is: 'letter', text },
      ...(message.isAddressProven
        ? [
            `On ${day.format(new Date(message.sentAt))} you wrote:`,
            { is: 'quote', text: message.message } as const,
          ]
        : []),
    ],
    why: `You receive this email because you wrote to the editors on the contact page of ${siteName}.`,
    isPersonal: true,
  };
}

/**
 * The editors' address, unless mail of its domain is not sent from here: receivers reject mail in the name of a domain
 * that does not allow the sender. Replies go to the editors in any case.
 */
function getSender({ siteName, editorsEmail, mailFrom }: Site): Mail['from'] {
  const sender = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;
  return getDomain(sender) === getDomain(editorsEmail)
    ? { name: siteName, address: editorsEmail }
    : undefined;
}

const getDomain = (address: string): string | undefined => normaliseEmail(address)?.split('@')[1];
