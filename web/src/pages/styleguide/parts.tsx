import type { ReactNode } from 'react';
import { BUTTONS } from './exhibits/buttons';
import { CARDS } from './exhibits/cards';
import { FORMS } from './exhibits/forms';
import { NOTICES } from './exhibits/notices';
import { PICTURES } from './exhibits/pictures';
import { WAYS } from './exhibits/ways';
import { Exhibits, type Exhibited } from './Exhibit';
import { ARTICLE_PARTS } from './parts/articleParts';
import { BlockExhibits } from './parts/BlockExhibits';
import { WholePages } from './parts/WholePages';
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

/** The pieces of `ui`, by what they are for. */
export const PIECES: readonly (Part & { of: readonly Exhibited[] })[] = [
  { id: 'buttons', title: 'Buttons, links, icons', lead: 'What a reader presses.', of: BUTTONS },
  { id: 'forms', title: 'Forms', lead: 'What a reader fills in, and what is said of it.', of: FORMS },
  { id: 'cards', title: 'Cards, rows, badges', lead: 'Articles and people in lists.', of: CARDS },
  { id: 'pictures', title: 'Pictures, tiles', lead: 'What leads on by a picture.', of: PICTURES },
  { id: 'ways', title: 'Ways on', lead: 'Where a reader is, and where they can go.', of: WAYS },
  {
    id: 'notices',
    title: 'Dialogs, notices, waiting',
    lead: 'What is asked, what went wrong, what comes.',
    of: NOTICES,
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
  ...PIECES.map(({ of, ...part }) => ({ ...part, shown: <Exhibits of={of} /> })),
  {
    id: 'blocks',
    title: 'Blocks',
    lead: 'What articles are written in: one of every type.',
    shown: <BlockExhibits />,
  },
  {
    id: 'article',
    title: 'Parts of an article',
    lead: 'What layouts put round the blocks.',
    shown: (
      <div data-topic="sleep">
        <Exhibits of={ARTICLE_PARTS} />
      </div>
    ),
  },
  {
    id: 'pages',
    title: 'Whole pages',
    lead: 'What cannot stand on a page with others.',
    shown: <WholePages />,
  },
];
