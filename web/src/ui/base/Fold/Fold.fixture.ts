import { LONG_TITLE, LONG_WORD } from '../../long-words.fixture';

export const fold = { question: 'Is a nap bad for me?', answer: 'No. Short ones help.' } as const;
export const longFold = { question: LONG_TITLE, answer: LONG_WORD } as const;
/** Folds that share this name open one at a time. */
export const GROUP = 'one at a time';
