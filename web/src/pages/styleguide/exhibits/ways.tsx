import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { ContentsList } from '../../../ui/contents/ContentsList';
import { Fold } from '../../../ui/Fold/Fold';
import { LinkTabs } from '../../../ui/LinkTabs/LinkTabs';
import { Prose } from '../../../ui/Prose/Prose';
import { Section } from '../../../ui/Section/Section';
import type { Exhibited } from '../Exhibit';
import { LONG_TITLE, LONG_WORD } from './longWords';

const HOME = { name: 'Home', to: '/' };

export const WAYS: readonly Exhibited[] = [
  {
    name: 'Breadcrumbs',
    width: 'text',
    states: [
      {
        name: 'With a long name',
        shown: <Breadcrumbs above={[HOME, { name: 'Digestion', to: '/digestion' }]} here={LONG_TITLE} />,
      },
    ],
  },
  {
    name: 'LinkTabs',
    width: 'text',
    states: [
      {
        name: 'The first is here',
        shown: (
          <LinkTabs
            label="Samples of tabs"
            path="/terms"
            tabs={[
              { path: '/terms', title: 'Terms' },
              { path: '/privacy-policy', title: 'Privacy policy' },
              { path: '/long', title: LONG_WORD },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'contents',
    width: 'text',
    states: [
      {
        name: 'Two levels',
        shown: (
          <ContentsList
            entries={[
              { id: 'ways', text: 'Ways on from here', level: 2 },
              { id: 'piece-Fold', text: `Fold, ${LONG_WORD}`, level: 3 },
              { id: 'piece-Section', text: 'Section', level: 3 },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'Fold',
    width: 'text',
    states: [
      {
        name: 'Open and closed, one at a time',
        shown: (
          <>
            <Fold name="styleguide" heading={<h3>Is a nap bad for me?</h3>} open>
              <p>No. Short ones help, before three o’clock.</p>
            </Fold>
            <Fold name="styleguide" heading={<h3>{LONG_TITLE}</h3>}>
              <p>Most of it.</p>
            </Fold>
          </>
        ),
      },
    ],
  },
  {
    name: 'Section',
    width: 'page',
    states: [
      {
        name: 'With a way to all of it',
        shown: (
          <Section title="Latest stories" viewAll="/blog-list">
            <p>What it shows stands here.</p>
          </Section>
        ),
      },
    ],
  },
  {
    name: 'Prose',
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
