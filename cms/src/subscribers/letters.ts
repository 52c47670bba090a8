import type { Mail } from '../mail/send';
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
  return mailOf({ email, links }, `Please confirm your subscription to ${siteName}`, [
    `Somebody, hopefully you, asked for the newsletter of ${siteName} at this address.`,
    `If it was you, please confirm it. The link works for ${CONFIRM_WITHIN_DAYS} days:`,
    { is: 'link', text: 'Confirm my subscription', url: links.confirm },
    'If it was not you, do nothing: without that, nothing is sent to you.',
  ]);
}

/** To whoever is on the list: just now, or already when they asked. */
export function welcomeMail({ email, links, siteName }: Writing): Mail {
  return mailOf({ email, links }, `You get the newsletter of ${siteName}`, [
    `This address asked for the newsletter of ${siteName}, and is on its list. There is nothing more to do.`,
    'It brings new articles, now and then. You can leave whenever you like.',
  ]);
}

function mailOf(
  { email, links }: Pick<Writing, 'email' | 'links'>,
  subject: string,
  parts: Mail['parts'],
): Mail {
  return {
    to: email,
    subject,
    parts: [
      ...parts,
      {
        is: 'note',
        text: `This mail went to ${email}. If you do not want any from us:`,
        link: { text: 'Unsubscribe', url: links.unsubscribe },
      },
    ],
    headers: {
      'List-Unsubscribe': `<${links.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
