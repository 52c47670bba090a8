import { LONG_TITLE } from '../../long-words.fixture';

export const entry = { title: 'A calmer evening', to: '/blog/a-calmer-evening' } as const;
export const longEntry = { title: LONG_TITLE, to: '/blog/a-calmer-evening' } as const;
/** Its article is no longer published. */
export const goneEntry = { title: null, to: null } as const;
