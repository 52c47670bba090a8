import { LONG_WORD } from '../../long-words.fixture';

export const linkTabs = {
  label: 'Samples of tabs',
  path: '/privacy-policy',
  tabs: [
    { path: '/terms', title: 'Terms' },
    { path: '/privacy-policy', title: 'Privacy policy' },
    { path: '/long', title: LONG_WORD },
  ],
};
