import type { SidebarTopicFragment } from './SidebarTopic.gen';

/** The number of names in the sidebar, and their smallest and largest font size in pixels. */
const SHOWN = 20;
const SMALLEST = 14;
const LARGEST = 30;

interface SizedTopic extends SidebarTopicFragment {
  /** In CSS pixels, from the topic with the smallest share of articles to the one with the largest. */
  fontSize: number;
}

/**
 * The twenty topics with the most articles (C23), largest first; topics of equal size keep their order. Topics added by
 * editors follow the others (C50).
 */
export function getSizedTopics(topics: readonly SidebarTopicFragment[]): SizedTopic[] {
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
