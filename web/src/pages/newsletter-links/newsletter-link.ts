/** What a link in a mail of the newsletter's is for (C38). */
export interface NewsletterLink {
  /** Of its page, and under `/api` of the call that it makes. */
  path: string;
  call: string;
  title: string;
  /** Of the page when it is done. */
  doneTitle: string;
  description: string;
  /** The state of an address with which there is nothing left to do. */
  done: 'confirmed' | 'unsubscribed';
  question: (email: string) => string;
  action: string;
  /** What is said where there is nothing left to do. */
  already: (email: string) => string;
  /** How else it is done: where the link does not work, and without JavaScript. */
  otherwise: string;
}

/** An address whose name is hidden (`n…@example.com`) is not torn at its dots. */
const unbroken = (email: string) => email.replace('…@', '…\u2060@');

export const UNSUBSCRIBE: NewsletterLink = {
  path: '/unsubscribe',
  call: '/unsubscribe',
  title: 'Unsubscribe',
  doneTitle: 'You are unsubscribed',
  description: 'Leave the newsletter by the link in every email of it: with one press, without logging in.',
  done: 'unsubscribed',
  question: (email) => `Do you want to remove ${unbroken(email)} from our newsletter list?`,
  action: 'Unsubscribe',
  already: (email) => `${unbroken(email)} is no longer on our newsletter list. There is nothing left to do.`,
  otherwise:
    'Most email programs have an unsubscribe button next to the sender’s name. Or write to us, and tell us your address:',
};

export const CONFIRM: NewsletterLink = {
  path: '/confirm-subscription',
  call: '/subscribe/confirm',
  title: 'Confirm your subscription',
  doneTitle: 'You are subscribed',
  description:
    'Confirm by the link in our email that it was you who asked for the newsletter: with one press.',
  done: 'confirmed',
  question: (email) => `Do you want to receive our newsletter at ${unbroken(email)}?`,
  action: 'Confirm',
  already: (email) =>
    `${unbroken(email)} is confirmed and receives our newsletter. There is nothing left to do.`,
  otherwise: 'You can subscribe again at the foot of any page, or write to us:',
};
