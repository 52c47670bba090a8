import { LONG_NAME } from '../../long-words.fixture';

export const topicBadge = { name: 'Sleep', slug: 'sleep', href: '/category/sleep' } as const;
export const longBadge = { name: LONG_NAME, slug: 'cancer' } as const;
