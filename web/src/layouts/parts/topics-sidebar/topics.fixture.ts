import type { SidebarTopicFragment } from './SidebarTopic.gen';

export const topics: SidebarTopicFragment[] = [
  { __typename: 'Topic', id: 'c9', name: 'Aging', slug: 'aging', articleCount: 4, isAdded: false },
  { __typename: 'Topic', id: 'c1', name: 'Sleep', slug: 'sleep', articleCount: 12, isAdded: false },
];
