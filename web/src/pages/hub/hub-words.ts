import type { Hub } from './hubs';

/** What a hub is called in lists of search results and where it is shared; no two hubs say the same. */
export function hubWords(name: string, { headings }: Hub): { title: string; description: string } {
  const { routine, featured, carousel } = headings;
  return {
    title: `${name}: Articles and Everyday Advice`,
    description: `${name} in plain words: ${routine}, ${featured}, ${carousel} and more.`,
  };
}
