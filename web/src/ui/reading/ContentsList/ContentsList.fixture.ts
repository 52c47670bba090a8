import { LONG_WORD } from '../../long-words.fixture';
import type { ContentsEntry } from './ContentsList';

export const contents: { name: string; entries: readonly ContentsEntry[] } = {
  name: 'In this article',
  entries: [
    { id: 'what-helps', text: 'What helps', level: 2 },
    { id: 'before-bed', text: 'In the hour before bed', level: 3 },
    { id: 'long', text: LONG_WORD, level: 3 },
  ],
};
