import { LONG_TITLE } from '../../long-words.fixture';

export const problem = { title: 'This page could not be loaded.' } as const;
export const longProblem = { title: LONG_TITLE } as const;
