import { LONG_TITLE, LONG_WORD } from '../../long-words.fixture';

export const pageTop = {
  title: 'Sleep',
  here: 'Articles about sleep',
  above: [{ name: 'Categories', to: '/all-category-page' }],
  children: 'Nights, naps, and what stands in their way.',
};

export const longPageTop = { title: LONG_TITLE, children: `${LONG_WORD}, and more of it.` };
