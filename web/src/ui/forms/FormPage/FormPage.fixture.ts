import { LONG_TITLE } from '../../long-words.fixture';

export const formPage = {
  path: '/contact-us',
  title: 'Contact us',
  description: 'Write to the editors.',
  lead: 'We read everything, and answer within three days.',
  ways: 'Or write us a letter.',
} as const;

export const longFormPage = { path: '/contact-us', title: LONG_TITLE, description: '' } as const;
