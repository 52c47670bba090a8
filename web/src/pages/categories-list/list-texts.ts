import type { Choice } from './choice';

/** What a page can be of: the loader leads on from the other choices. */
export type Shown = Exclude<Choice, { kind: 'moved' }>;

interface ListTexts {
  /** Over the list. */
  heading: string;
  /** Of the window, to the letter. */
  title: string;
  description: string;
}

const ALL: ListTexts = {
  heading: 'Health & Wellness Categories',
  title: 'Health & Wellness Categories - Explore Our Topics',
  description:
    'Every health and wellness subject we write about, from A to Z: conditions, treatments and everyday habits in one list.',
};

/** What the categories list says of itself. */
export function listTexts(choice: Shown): ListTexts {
  const parent = getParent(choice);
  if (!parent) return ALL;
  return {
    heading: `${parent} Subcategories`,
    title: `${parent} Subcategories - Explore More Health Topics`,
    description: `Every subject under ${parent}, from A to Z, each with its articles.`,
  };
}

function getParent(choice: Shown): string | null {
  switch (choice.kind) {
    case 'all':
      return null;
    case 'topic':
      return choice.topic.name;
    case 'unknown':
      return choice.name;
  }
}
