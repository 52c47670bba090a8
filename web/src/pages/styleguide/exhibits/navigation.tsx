import { Breadcrumbs } from '../../../ui/lists/Breadcrumbs/Breadcrumbs';
import { breadcrumbs, longBreadcrumbs } from '../../../ui/lists/Breadcrumbs/Breadcrumbs.fixture';
import { Button } from '../../../ui/base/Button/Button';
import { ContentsList } from '../../../ui/reading/ContentsList/ContentsList';
import { contents } from '../../../ui/reading/ContentsList/ContentsList.fixture';
import { FoldedContents } from '../../../ui/reading/ContentsList/FoldedContents';
import { Fold } from '../../../ui/base/Fold/Fold';
import { fold, GROUP, longFold } from '../../../ui/base/Fold/Fold.fixture';
import { LinkTabs } from '../../../ui/lists/LinkTabs/LinkTabs';
import { linkTabs } from '../../../ui/lists/LinkTabs/LinkTabs.fixture';
import { LONG_WORD } from '../../../ui/long-words.fixture';
import { Prose } from '../../../ui/base/Prose/Prose';
import { Section } from '../../../ui/lists/Section/Section';
import { longSection, section } from '../../../ui/lists/Section/Section.fixture';
import { SectionHead } from '../../../ui/lists/Section/SectionHead';
import type { ExhibitProps } from '../Exhibit';

const nothing = () => undefined;

export const NAVIGATION: readonly ExhibitProps[] = [
  {
    file: 'ui/lists/Breadcrumbs/Breadcrumbs.tsx',
    width: 'text',
    states: [
      { name: 'Below home', shown: <Breadcrumbs {...breadcrumbs} /> },
      { name: 'Further down, a long name', isPicture: true, shown: <Breadcrumbs {...longBreadcrumbs} /> },
    ],
  },
  {
    file: 'ui/lists/LinkTabs/LinkTabs.tsx',
    width: 'text',
    states: [
      { name: 'Second tab current', shown: <LinkTabs {...linkTabs} /> },
      { name: 'Hover', held: 'hover', shown: <LinkTabs {...linkTabs} /> },
    ],
  },
  {
    file: 'ui/reading/ContentsList/ContentsList.tsx',
    states: [{ name: 'Two levels, a long word', shown: <ContentsList entries={contents.entries} /> }],
  },
  {
    file: 'ui/reading/ContentsList/FoldedContents.tsx',
    states: [
      { name: 'Folded in a narrow window, open in a wide one', shown: <FoldedContents {...contents} /> },
    ],
  },
  {
    file: 'ui/base/Fold/Fold.tsx',
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
        name: 'Hover',
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
    file: 'ui/lists/Section/Section.tsx',
    width: 'page',
    states: [
      { name: 'With a View All link', shown: <Section {...section}>Content goes here.</Section> },
      {
        name: 'Long title, with a button',
        shown: (
          <Section {...longSection} controls={<Button onClick={nothing}>Sort</Button>}>
            Content goes here.
          </Section>
        ),
      },
    ],
  },
  {
    file: 'ui/lists/Section/SectionHead.tsx',
    width: 'page',
    states: [section, longSection].map(({ title }) => ({
      name: title,
      shown: <SectionHead title={title} />,
    })),
  },
  {
    file: 'ui/base/Prose/Prose.tsx',
    width: 'text',
    states: [
      {
        name: 'A text of the site itself',
        shown: (
          <Prose>
            <p>The site’s own texts are set like articles.</p>
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
