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
import { WAYS } from './exhibits/ways';
import { Exhibits, type Exhibited } from './Exhibit';
import { ARTICLE_PARTS } from './parts/article-parts';
import { BLOCKS } from './parts/blocks';
import { Colours } from './tokens/Colours';
import { Measures } from './tokens/Measures';
import { Bands, Topics } from './tokens/Topics';
import { Typography } from './tokens/Typography';

interface Part {
  /** For links to it. */
  id: string;
  title: string;
  lead: string;
}

interface PartOfPieces extends Part {
  of: readonly Exhibited[];
  /** Whose hue it is shown in. */
  topic?: string;
}

/** The pieces of `ui`, by what they are for. */
export const PIECES: readonly PartOfPieces[] = [
  { id: 'buttons', title: 'Buttons', lead: 'What a reader presses.', of: BUTTONS },
  {
    id: 'links',
    title: 'Links, badges, icons',
    lead: 'What stands among words, and beside them.',
    of: LINKS,
  },
  { id: 'fields', title: 'Fields', lead: 'What a reader fills in, and what is said of it.', of: FIELDS },
  {
    id: 'forms',
    title: 'Forms',
    lead: 'Fields, what came of sending them, and the button that does.',
    of: FORMS,
  },
  { id: 'cards', title: 'Cards, rows', lead: 'Articles and people in lists.', of: CARDS },
  { id: 'pictures', title: 'Pictures, tiles', lead: 'What leads on by a picture.', of: PICTURES },
  { id: 'ways', title: 'Ways on', lead: 'Where a reader is, and where they can go.', of: WAYS },
  { id: 'notices', title: 'Notices, dialogs', lead: 'What is told, what is asked.', of: NOTICES },
  { id: 'waiting', title: 'Waiting', lead: 'What stands in the place of what comes.', of: WAITING },
  {
    id: 'pages',
    title: 'Pages',
    lead: 'What is a page by itself, or begins one, each in a window of its own.',
    of: PAGES,
  },
];

/** What articles are made of: blocks, and what layouts put round them. */
export const OF_ARTICLES: readonly PartOfPieces[] = [
  {
    id: 'blocks',
    title: 'Blocks',
    lead: 'What articles are written in: one of every type.',
    of: BLOCKS,
    topic: 'sleep',
  },
  {
    id: 'article',
    title: 'Parts of an article',
    lead: 'What layouts put round the blocks.',
    of: ARTICLE_PARTS,
    topic: 'sleep',
  },
];

/** The style guide from top to bottom. */
export const PARTS: readonly (Part & { shown: ReactNode })[] = [
  {
    id: 'colours',
    title: 'Colours',
    lead: 'Figures are the contrast with what stands beside them. Text has 4.5 or more, controls 3.',
    shown: <Colours />,
  },
  {
    id: 'topics',
    title: 'Topics',
    lead: 'One hue a topic, spread round the circle. Lightness and chroma are the same for all.',
    shown: <Topics />,
  },
  { id: 'bands', title: 'Bands', lead: 'The categories of the BMI, in either scheme.', shown: <Bands /> },
  {
    id: 'type',
    title: 'Type',
    lead: 'A serif for headlines, a sans for all else. Steps grow with the window.',
    shown: <Typography />,
  },
  {
    id: 'measures',
    title: 'Space and shape',
    lead: 'Lengths are in proportion to each other.',
    shown: <Measures />,
  },
  ...[...PIECES, ...OF_ARTICLES].map(({ of, topic, ...part }) => ({
    ...part,
    shown: (
      <div data-topic={topic}>
        <Exhibits of={of} />
      </div>
    ),
  })),
];
