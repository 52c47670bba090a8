import type { TopicChoice } from './choice';

/** The choices that the page can show; the loader redirects for the others. */
export type ShownChoice = Exclude<TopicChoice, { kind: 'moved' }>;

interface ListTexts {
  /** The heading above the list. */
  heading: string;
  /** The document title, exactly as specified. */
  title: string;
  description: string;
}

const ALL: ListTexts = {
  heading: 'Health & Wellness Categories',
  title: 'Health & Wellness Categories - Explore Our Topics',
  description:
    'Every health and wellness subject we write about, from A to Z: conditions, treatments and everyday habits in one list.',
};

/** The texts of the categories list. */
export function getListTexts(choice: ShownChoice): ListTexts {
  const parent = getParent(choice);
  if (!parent) return ALL;
  return {
    heading: `${parent} Subcategories`,
    title: `${parent} Subcategories - Explore More Health Topics`,
    description: `Every subject under ${parent}, from A to Z, each with its articles.`,
  };
}

function getParent(choice: ShownChoice): string | null {
  switch (choice.kind) {
    case 'all':
      return null;
    case 'topic':
      return choice.topic.name;
    case 'unknown':
      return choice.name;
  }
}
