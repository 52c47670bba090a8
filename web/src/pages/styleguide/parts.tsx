import type { ReactNode } from 'react';
import { BUTTONS } from './exhibits/buttons';
import { CARDS } from './exhibits/cards';
import { FIELDS } from './exhibits/fields';
import { FORMS } from './exhibits/forms';
import { LINKS } from './exhibits/links';
import { NOTICES } from './exhibits/notices';
import { PAGES } from './exhibits/pages';
import { PICTURES } from './exhibits/pictures';
import { WAITING } from './exhibits/waiting';
import { NAVIGATION } from './exhibits/navigation';
import { Exhibits, type ExhibitProps } from './Exhibit';
import { ARTICLE_PARTS } from './parts/article-parts';
import { BLOCKS } from './parts/blocks';
import { Colours } from './tokens/Colours';
import { Measures } from './tokens/Measures';
import { Bands, Topics } from './tokens/Topics';
import { Typography } from './tokens/Typography';

interface Part {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
}

interface PartOfPieces extends Part {
  of: readonly ExhibitProps[];
  /** The topic that provides the hue. */
  topic?: string;
}

/** The components of `ui`, by purpose. */
export const COMPONENT_SECTIONS: readonly PartOfPieces[] = [
  { id: 'buttons', title: 'Buttons', lead: 'Everything a reader can press.', of: BUTTONS },
  {
    id: 'links',
    title: 'Links, badges, icons',
    lead: 'Inline elements, and those beside text.',
    of: LINKS,
  },
  { id: 'fields', title: 'Fields', lead: 'Inputs with their labels, hints and errors.', of: FIELDS },
  {
    id: 'forms',
    title: 'Forms',
    lead: 'Fields with a submit button and its result.',
    of: FORMS,
  },
  { id: 'cards', title: 'Cards, rows', lead: 'Articles and people in lists.', of: CARDS },
  { id: 'pictures', title: 'Pictures, tiles', lead: 'Links with a picture.', of: PICTURES },
  { id: 'ways', title: 'Navigation', lead: 'Where a reader is, and where they can go.', of: NAVIGATION },
  { id: 'notices', title: 'Notices, dialogs', lead: 'Messages and questions.', of: NOTICES },
  { id: 'waiting', title: 'Waiting', lead: 'Placeholders for content that is still loading.', of: WAITING },
  {
    id: 'pages',
    title: 'Pages',
    lead: 'Whole pages and page heads, each in its own frame.',
    of: PAGES,
  },
];

/** The building blocks of articles: blocks, and the parts that layouts add around them. */
export const ARTICLE_SECTIONS: readonly PartOfPieces[] = [
  {
    id: 'blocks',
    title: 'Blocks',
    lead: 'The content of articles: one block of every type.',
    of: BLOCKS,
    topic: 'sleep',
  },
  {
    id: 'article',
    title: 'Parts of an article',
    lead: 'What layouts add around the blocks.',
    of: ARTICLE_PARTS,
    topic: 'sleep',
  },
];

/** The sections of the style guide, from top to bottom. */
export const STYLEGUIDE_SECTIONS: readonly (Part & { shown: ReactNode })[] = [
  {
    id: 'colours',
    title: 'Colours',
    lead: 'The figures are contrast ratios with the adjacent colour. Text needs at least 4.5, controls 3.',
    shown: <Colours />,
  },
  {
    id: 'topics',
    title: 'Topics',
    lead: 'One hue per topic, spread around the colour wheel. Lightness and chroma are the same for all.',
    shown: <Topics />,
  },
  { id: 'bands', title: 'Bands', lead: 'The BMI categories, in both colour schemes.', shown: <Bands /> },
  {
    id: 'type',
    title: 'Type',
    lead: 'A serif for headlines, a sans for everything else. Sizes grow with the window.',
    shown: <Typography />,
  },
  {
    id: 'measures',
    title: 'Space and shape',
    lead: 'Bars are to scale.',
    shown: <Measures />,
  },
  ...[...COMPONENT_SECTIONS, ...ARTICLE_SECTIONS].map(({ of, topic, ...part }) => ({
    ...part,
    shown: (
      <div data-topic={topic}>
        <Exhibits of={of} />
      </div>
    ),
  })),
];
