import type { Mail } from '../../platform/mail/send';
import { CONFIRM_WITHIN_DAYS } from './by-link';

/** The links in a mail. */
export interface Links {
  /** The page to confirm the address. */
  confirm: string;
  /** The page to unsubscribe. */
  unsubscribe: string;
  /** The URL to which mail programs send a POST request (RFC 8058). */
  oneClick: string;
}

interface Writing {
  email: string;
  links: Links;
  siteName: string;
}

/** The subscription starts only when the link is followed, so people who did not request it can ignore the mail. */
export function composeConfirmationMail({ email, links, siteName }: Writing): Mail {
  return composeMail({ email, links, siteName }, `Please confirm your subscription to ${siteName}`, [
    `Please confirm that you want the ${siteName} newsletter at this address. The link works for ${CONFIRM_WITHIN_DAYS} days:`,
    { is: 'link', text: 'Confirm my subscription', url: links.confirm },
    'If you did not ask for it, ignore this email: we will not send you the newsletter.',
  ]);
}

/** For subscribers, new or existing. */
export function composeWelcomeMail({ email, links, siteName }: Writing): Mail {
  return composeMail({ email, links, siteName }, `You are subscribed to the ${siteName} newsletter`, [
    'Your address is on our list, and there is nothing more to do.',
    'The newsletter brings you new articles, now and then. You can unsubscribe whenever you like.',
  ]);
}

function composeMail({ email, links, siteName }: Writing, subject: string, parts: Mail['parts']): Mail {
  return {
    kind: 'subscription',
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
