import { AdBlock } from '../../../ui/lists/AdBlock/AdBlock';
import { ArticleCard } from '../../../ui/cards/ArticleCard/ArticleCard';
import {
  articleCard,
  bareCard,
  cards,
  linked,
  longCard,
} from '../../../ui/cards/ArticleCard/ArticleCard.fixture';
import { ArticleRow } from '../../../ui/lists/ArticleRow/ArticleRow';
import rows from '../../../ui/lists/ArticleRow/ArticleRows.module.css';
import { ArticleTitle } from '../../../ui/cards/ArticleCard/ArticleTitle';
import { Avatar } from '../../../ui/lists/Avatar/Avatar';
import { members } from '../../../ui/lists/Avatar/avatar.fixture';
import { CardGrid, GridRow } from '../../../ui/cards/CardGrid/CardGrid';
import { LeadAndRows } from '../../../ui/lists/LeadAndRows/LeadAndRows';
import { Marked } from '../../../ui/lists/Marked/Marked';
import { found } from '../../../ui/lists/Marked/Marked.fixture';
import { EntryTitle } from '../../../ui/forms/OwnEntries/EntryTitle';
import { entry, goneEntry, longEntry } from '../../../ui/forms/OwnEntries/EntryTitle.fixture';
import own from '../../../ui/forms/OwnEntries/OwnEntries.module.css';
import { Teaser } from '../../../ui/cards/Teaser/Teaser';
import { endlessTeaser, longTeaser, shortTeaser } from '../../../ui/cards/Teaser/Teaser.fixture';
import type { ExhibitProps } from '../Exhibit';

const SIZES = '(min-width: 64rem) 14rem, 46vw';
const mark = (text: string) => <Marked text={text} search={found.search} />;

const card = (article: typeof articleCard) => (
  <ArticleCard article={article} headingLevel={3} sizes={SIZES} />
);

export const CARDS: readonly ExhibitProps[] = [
  {
    file: 'ui/cards/ArticleCard/ArticleCard.tsx',
    states: [
      { name: 'Default', shown: card(articleCard) },
      { name: 'Hover', held: 'hover', shown: card(articleCard) },
      { name: 'Keyboard focus', held: 'focus-visible', shown: card(articleCard) },
      { name: 'Long words', shown: card(longCard) },
      { name: 'Title only', shown: card(bareCard) },
      {
        name: 'Search result, with linked badges',
        shown: (
          <ArticleCard article={articleCard} headingLevel={3} sizes={SIZES} mark={mark} getBadges={linked} />
        ),
      },
    ],
  },
  {
    file: 'ui/cards/CardGrid/CardGrid.tsx',
    width: 'page',
    states: [
      {
        name: 'With a full-width row among the cards',
        shown: (
          <CardGrid>
            {cards.map((article) => (
              <li key={article.id}>{card(article)}</li>
            ))}
            <GridRow>
              <AdBlock />
            </GridRow>
          </CardGrid>
        ),
      },
    ],
  },
  {
    file: 'ui/lists/ArticleRow/ArticleRow.tsx',
    width: 'page',
    states: [
      {
        name: 'In a list: default, with long words, title only',
        shown: (
          <ul className={rows.rows}>
            {cards.map((article) => (
              <li key={article.id}>
                <ArticleRow article={article} headingLevel={3} />
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
  {
    file: 'ui/lists/LeadAndRows/LeadAndRows.tsx',
    width: 'page',
    states: [{ name: 'One large, the others beside it', shown: <LeadAndRows articles={cards} /> }],
  },
  {
    file: 'ui/cards/ArticleCard/ArticleTitle.tsx',
    states: [
      {
        name: 'With linked badges',
        shown: (
          <div className="styleguide-place" data-topic="sleep">
            <ArticleTitle article={articleCard} headingLevel={3} getBadges={linked} />
          </div>
        ),
      },
      {
        name: 'Long words',
        shown: (
          <div className="styleguide-place">
            <ArticleTitle article={longCard} headingLevel={3} />
          </div>
        ),
      },
      {
        name: 'Without a badge',
        shown: (
          <div className="styleguide-place">
            <ArticleTitle article={bareCard} headingLevel={3} />
          </div>
        ),
      },
    ],
  },
  {
    file: 'ui/cards/Teaser/Teaser.tsx',
    states: [
      { name: 'Short', shown: <Teaser text={shortTeaser} /> },
      { name: 'Long: its first sentences in a narrow card', shown: <Teaser text={longTeaser} /> },
      { name: 'One long sentence', shown: <Teaser text={endlessTeaser} /> },
      { name: 'Search result', shown: <Teaser text={found.text} mark={mark} /> },
    ],
  },
  {
    file: 'ui/lists/Marked/Marked.tsx',
    states: [
      {
        name: 'With marked search words',
        shown: (
          <p>
            <Marked {...found} />
          </p>
        ),
      },
    ],
  },
  {
    file: 'ui/lists/Avatar/Avatar.tsx',
    states: members.map(({ name }) => ({ name: `Of ${name}`, shown: <Avatar name={name} /> })),
  },
  {
    file: 'ui/forms/OwnEntries/EntryTitle.tsx',
    width: 'text',
    states: [entry, longEntry, goneEntry].map((of) => ({
      name: of.title ?? 'Its article is gone',
      shown: (
        <ul className={own.entries}>
          <li className={own.entry}>
            <EntryTitle {...of} />
            <p className={own.when}>March 1, 2026</p>
            <p>This helped.</p>
          </li>
        </ul>
      ),
    })),
  },
];
