import type { TopicHub } from './hubs';

/** What a hub is called in lists of search results and where it is shared; no two hubs say the same. */
export function hubWords(
  name: string,
  { headings }: Pick<TopicHub, 'headings'>,
): { title: string; description: string } {
  const { routine, featured, carousel } = headings;
  return {
    title: `${name}: Articles and Everyday Advice`,
    description: `${name} in plain words: ${routine}, ${featured}, ${carousel} and more.`,
  };
}
