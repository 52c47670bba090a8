/** What a link in a mail of the newsletter's is for (C38). */
export interface NewsletterLink {
  /** Of its page, and under `/api` of the call that it makes. */
  path: string;
  call: string;
  title: string;
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

export const UNSUBSCRIBE: NewsletterLink = {
  path: '/unsubscribe',
  call: '/unsubscribe',
  title: 'Unsubscribe',
  description:
    'Leave the newsletter, by the link that every mail of it carries: with one press, without a login.',
  done: 'unsubscribed',
  question: (email) => `Do you want to take ${email} off the list of our newsletter?`,
  action: 'Unsubscribe',
  already: (email) => `${email} is not on the list of our newsletter any more. There is nothing left to do.`,
  otherwise:
    'Most mail programs have a button of their own to unsubscribe, beside the sender’s name. Or tell us which address it is about:',
};

export const CONFIRM: NewsletterLink = {
  path: '/confirm-subscription',
  call: '/subscribe/confirm',
  title: 'Confirm your subscription',
  description: 'Say that it was you who asked for the newsletter, by the link in our mail: with one press.',
  done: 'confirmed',
  question: (email) => `Do you want our newsletter at ${email}?`,
  action: 'Confirm',
  already: (email) => `${email} is confirmed, and gets our newsletter. There is nothing left to do.`,
  otherwise: 'You can subscribe again at the foot of any page: then we send you a new link. Or write to us:',
};
