import type { Desk } from '../../domain/moderation/desk';
import { getTabs, isQueue } from './tabs';

const desk = (rights: Partial<Desk['rights']>): Desk => ({
  rights: {
    comments: false,
    hide: false,
    review: false,
    ban: false,
    deleteAll: false,
    messages: false,
    answer: false,
    ...rights,
  },
  counts: { reported: 1001, held: 0, messages: 12 },
  holds: { first: false, withLinks: false },
  siteName: 'Wellfolio',
});

test('shows what the role allows, with counts', () => {
  const labels = (rights: Partial<Desk['rights']>) => getTabs(desk(rights)).map(({ label }) => label);
  expect(labels({ comments: true, messages: true, ban: true })).toEqual([
    'Reported (1,000+)',
    'Held (0)',
    'All comments',
    'Messages (12)',
    'Banned members',
  ]);
  expect(labels({ messages: true })).toEqual(['Messages (12)']);
  expect(labels({})).toEqual([]);
});

test('comments are in queues, messages and members are not', () => {
  expect([isQueue('held'), isQueue('messages'), isQueue('banned')]).toEqual([true, false, false]);
});
