import type { SidebarTopicFragment } from './SidebarTopic.gen';

/** Names in the sidebar, and their smallest and largest type in pixels. */
const SHOWN = 20;
const SMALLEST = 14;
const LARGEST = 30;

export interface SizedTopic extends SidebarTopicFragment {
  /** CSS pixels: the smallest for the topic with the least share of articles, the largest for the one with most. */
  fontSize: number;
}

/**
 * The twenty topics with most articles (C23), the largest first; those of equal size in their own order. Those that editors
 * added come after the others (C50).
 */
export function sizedTopics(topics: readonly SidebarTopicFragment[]): SizedTopic[] {
  const shown = topics
    .toSorted((a, b) => Number(a.isAdded) - Number(b.isAdded) || b.articleCount - a.articleCount)
    .slice(0, SHOWN);
  const counts = shown.map(({ articleCount }) => articleCount);
  const most = Math.max(...counts);
  const least = Math.min(...counts);
  const share = (count: number) => (most > least ? (count - least) / (most - least) : 0);
  return shown.map((topic) => ({
    ...topic,
    fontSize: Math.round(SMALLEST + (LARGEST - SMALLEST) * share(topic.articleCount)),
  }));
}
