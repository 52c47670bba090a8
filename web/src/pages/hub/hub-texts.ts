import type { TopicHub } from './hubs';

/** The title and description of a hub for search results and social networks, unique to each hub. */
export function getHubTexts(
  name: string,
  { headings }: Pick<TopicHub, 'headings'>,
): { title: string; description: string } {
  const { routine, featured, carousel } = headings;
  return {
    title: `${name}: Articles and Everyday Advice`,
    description: `${name} in plain words: ${routine}, ${featured}, ${carousel} and more.`,
  };
}
