/** A link in a newsletter email (C38). */
export interface NewsletterLink {
  /** The path of the page, and of the call under `/api`. */
  path: string;
  call: string;
  title: string;
  /** The page's title after the action. */
  doneTitle: string;
  description: string;
  /** The address state in which nothing is left to do. */
  done: 'confirmed' | 'unsubscribed';
  question: (email: string) => string;
  action: string;
  /** The notice when nothing is left to do. */
  already: (email: string) => string;
  /** The alternative when the link does not work, and without JavaScript. */
  otherwise: string;
}

/** Prevents a line break at the dots of an abbreviated address (`n…@example.com`). */
const unbroken = (email: string) => email.replace('…@', '…\u2060@');

export const UNSUBSCRIBE_LINK: NewsletterLink = {
  path: '/unsubscribe',
  call: '/unsubscribe',
  title: 'Unsubscribe',
  doneTitle: 'You are unsubscribed',
  description:
    'Unsubscribe from the newsletter with the link in any of its emails: one press, without logging in.',
  done: 'unsubscribed',
  question: (email) => `Do you want to remove ${unbroken(email)} from our newsletter list?`,
  action: 'Unsubscribe',
  already: (email) => `${unbroken(email)} is no longer on our newsletter list. There is nothing left to do.`,
  otherwise:
    'Most email programs have an unsubscribe button next to the sender’s name. Or write to us, and tell us your address:',
};

export const CONFIRMATION_LINK: NewsletterLink = {
  path: '/confirm-subscription',
  call: '/subscribe/confirm',
  title: 'Confirm your subscription',
  doneTitle: 'You are subscribed',
  description: 'Confirm your newsletter subscription with the link in our email: it takes one press.',
  done: 'confirmed',
  question: (email) => `Do you want to receive our newsletter at ${unbroken(email)}?`,
  action: 'Confirm',
  already: (email) =>
    `${unbroken(email)} is confirmed and receives our newsletter. There is nothing left to do.`,
  otherwise: 'You can subscribe again at the foot of any page, or write to us:',
};
