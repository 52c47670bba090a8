import { LONG_TITLE } from '../../long-words.fixture';

export const dialog = {
  title: LONG_TITLE,
  children: 'Escape and the button close it, and the focus goes back to where it was.',
} as const;
