import type { Mail } from '../../platform/mail/send';
import { CONFIRM_WITHIN_DAYS } from './by-link';

/** Where the two links of a mail lead. */
export interface Links {
  /** The page on which the address is confirmed. */
  confirm: string;
  /** The page on which one leaves. */
  unsubscribe: string;
  /** What mail programs post to themselves (RFC 8058). */
  oneClick: string;
}

interface Writing {
  email: string;
  links: Links;
  siteName: string;
}

/** The newsletter begins when its link was followed: whoever did not ask leaves it be. */
export function confirmationMail({ email, links, siteName }: Writing): Mail {
  return getMail({ email, links, siteName }, `Please confirm your subscription to ${siteName}`, [
    `Please confirm that you want the ${siteName} newsletter at this address. The link works for ${CONFIRM_WITHIN_DAYS} days:`,
    { is: 'link', text: 'Confirm my subscription', url: links.confirm },
    'If you did not ask for it, ignore this email: we will not send you the newsletter.',
  ]);
}

/** To whoever is on the list: just now, or already when they asked. */
export function welcomeMail({ email, links, siteName }: Writing): Mail {
  return getMail({ email, links, siteName }, `You are subscribed to the ${siteName} newsletter`, [
    'Your address is on our list, and there is nothing more to do.',
    'The newsletter brings you new articles, now and then. You can unsubscribe whenever you like.',
  ]);
}

function getMail({ email, links, siteName }: Writing, subject: string, parts: Mail['parts']): Mail {
  return {
    to: email,
    subject,
    parts: [
      ...parts,
      {
        is: 'note',
        text: 'You do not want any emails from us?',
        link: { text: 'Unsubscribe', url: links.unsubscribe },
      },
    ],
    why: `You receive this email because somebody entered ${email} in the newsletter form of ${siteName}.`,
    headers: {
      'List-Unsubscribe': `<${links.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
