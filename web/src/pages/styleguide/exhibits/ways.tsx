import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { breadcrumbs, longBreadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs.fixture';
import { Button } from '../../../ui/Button/Button';
import { ContentsList } from '../../../ui/ContentsList/ContentsList';
import { contents } from '../../../ui/ContentsList/ContentsList.fixture';
import { FoldedContents } from '../../../ui/ContentsList/FoldedContents';
import { Fold } from '../../../ui/Fold/Fold';
import { fold, GROUP, longFold } from '../../../ui/Fold/Fold.fixture';
import { LinkTabs } from '../../../ui/LinkTabs/LinkTabs';
import { linkTabs } from '../../../ui/LinkTabs/LinkTabs.fixture';
import { LONG_WORD } from '../../../ui/long-words.fixture';
import { Prose } from '../../../ui/Prose/Prose';
import { Section } from '../../../ui/Section/Section';
import { longSection, section } from '../../../ui/Section/Section.fixture';
import { SectionHead } from '../../../ui/Section/SectionHead';
import type { Exhibited } from '../Exhibit';

const nothing = () => undefined;

export const WAYS: readonly Exhibited[] = [
  {
    file: 'ui/Breadcrumbs/Breadcrumbs.tsx',
    width: 'text',
    states: [
      { name: 'Below home', shown: <Breadcrumbs {...breadcrumbs} /> },
      { name: 'Further down, a long name', isPicture: true, shown: <Breadcrumbs {...longBreadcrumbs} /> },
    ],
  },
  {
    file: 'ui/LinkTabs/LinkTabs.tsx',
    width: 'text',
    states: [
      { name: 'The second is here', shown: <LinkTabs {...linkTabs} /> },
      { name: 'Pointed at', held: 'hover', shown: <LinkTabs {...linkTabs} /> },
    ],
  },
  {
    file: 'ui/ContentsList/ContentsList.tsx',
    states: [{ name: 'Two levels, a long word', shown: <ContentsList entries={contents.entries} /> }],
  },
  {
    file: 'ui/ContentsList/FoldedContents.tsx',
    states: [
      { name: 'Folded in a narrow window, open in a wide one', shown: <FoldedContents {...contents} /> },
    ],
  },
  {
    file: 'ui/Fold/Fold.tsx',
    width: 'text',
    states: [
      {
        name: 'Open and closed, one at a time',
        shown: (
          <>
            <Fold name={GROUP} heading={<h3>{fold.question}</h3>} open>
              <p>{fold.answer}</p>
            </Fold>
            <Fold name={GROUP} heading={<h3>{longFold.question}</h3>}>
              <p>{longFold.answer}</p>
            </Fold>
          </>
        ),
      },
      {
        name: 'Pointed at',
        held: 'hover',
        shown: (
          <Fold heading={<h3>{fold.question}</h3>}>
            <p>{fold.answer}</p>
          </Fold>
        ),
      },
    ],
  },
  {
    file: 'ui/Section/Section.tsx',
    width: 'page',
    states: [
      { name: 'With a way to all of it', shown: <Section {...section}>What it shows stands here.</Section> },
      {
        name: 'A long title, with a button of its own',
        shown: (
          <Section {...longSection} controls={<Button onClick={nothing}>Sort</Button>}>
            What it shows stands here.
          </Section>
        ),
      },
    ],
  },
  {
    file: 'ui/Section/SectionHead.tsx',
    width: 'page',
    states: [section, longSection].map(({ title }) => ({
      name: title,
      shown: <SectionHead title={title} />,
    })),
  },
  {
    file: 'ui/Prose/Prose.tsx',
    width: 'text',
    states: [
      {
        name: 'Text of the program’s own',
        shown: (
          <Prose>
            <p>What the site says of itself is set as an article is.</p>
            <ul>
              <li>With lists,</li>
              <li>{LONG_WORD}.</li>
            </ul>
          </Prose>
        ),
      },
    ],
  },
];
