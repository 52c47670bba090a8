import { articleCard } from '../../../ui/ArticleCard/ArticleCard.fixture';
import { ArticleCard } from '../../../ui/ArticleCard/ArticleCard';
import { ArticleRow } from '../../../ui/ArticleRow/ArticleRow';
import rows from '../../../ui/ArticleRow/ArticleRows.module.css';
import { ArticleTitle } from '../../../ui/ArticleTitle/ArticleTitle';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { Badge } from '../../../ui/Badge/Badge';
import { CardGrid, GridRow } from '../../../ui/CardGrid/CardGrid';
import { AdBlock } from '../../../ui/AdBlock/AdBlock';
import { LeadAndRows } from '../../../ui/LeadAndRows/LeadAndRows';
import { Marked } from '../../../ui/Marked/Marked';
import { EntryTitle } from '../../../ui/OwnEntries/EntryTitle';
import entries from '../../../ui/OwnEntries/OwnEntries.module.css';
import { Teaser } from '../../../ui/Teaser/Teaser';
import type { Exhibited } from '../Exhibit';
import { LONG_NAME, LONG_TITLE } from './longWords';
import { bareCard, cards } from './samples';

const SIZES = '(min-width: 64rem) 14rem, 46vw';
const mark = (text: string) => <Marked text={text} search="calm evening" />;

export const CARDS: readonly Exhibited[] = [
  {
    name: 'ArticleCard',
    width: 'page',
    states: [
      {
        name: 'In a CardGrid: as it is, with long words, with nothing but a title, found by a search',
        shown: (
          <CardGrid>
            {cards.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} headingLevel={3} sizes={SIZES} />
              </li>
            ))}
            <li>
              <ArticleCard article={articleCard} headingLevel={3} sizes={SIZES} mark={mark} />
            </li>
          </CardGrid>
        ),
      },
    ],
  },
  {
    name: 'CardGrid',
    width: 'page',
    states: [
      {
        name: 'With a row of its own among the cards',
        shown: (
          <CardGrid>
            {['one', 'two'].map((id) => (
              <li key={id}>
                <ArticleCard article={{ ...articleCard, id }} headingLevel={3} sizes={SIZES} />
              </li>
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
    name: 'ArticleRow',
    width: 'page',
    states: [
      {
        name: 'In a list',
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
    name: 'LeadAndRows',
    width: 'page',
    states: [{ name: 'One large, the others beside it', shown: <LeadAndRows articles={cards} /> }],
  },
  {
    name: 'ArticleTitle',
    states: [
      {
        name: 'With badges that are links',
        shown: (
          <div className="styleguide-place" data-topic="sleep">
            <ArticleTitle
              article={articleCard}
              headingLevel={3}
              badgesOf={(all) =>
                all.map(({ id, name, slug }) => ({ id, name, slug, href: `/category/${slug}` }))
              }
            />
          </div>
        ),
      },
      {
        name: 'Without any',
        shown: (
          <div className="styleguide-place">
            <ArticleTitle article={bareCard} headingLevel={3} />
          </div>
        ),
      },
    ],
  },
  {
    name: 'Teaser',
    states: [
      { name: 'Short', shown: <Teaser text={articleCard.description ?? ''} /> },
      { name: 'Long: in a narrow card its first words', shown: <Teaser text={LONG_TITLE} /> },
      { name: 'Found by a search', shown: <Teaser text="A calm evening, an easier night" mark={mark} /> },
    ],
  },
  {
    name: 'Badge',
    states: [
      { name: 'A name', shown: <Badge>Sleep</Badge> },
      { name: 'A link', shown: <Badge href="/category/sleep">Sleep</Badge> },
      {
        name: 'In the hue of a topic, a long name',
        shown: (
          <span data-topic="cancer">
            <Badge>{LONG_NAME}</Badge>
          </span>
        ),
      },
    ],
  },
  {
    name: 'Marked',
    states: [
      { name: 'The words that a search found', shown: <p>{mark('A calmer evening, an easier night')}</p> },
    ],
  },
  {
    name: 'Avatar',
    states: ['Ada Obi', 'maria', LONG_NAME].map((name) => ({
      name: `Of ${name}`,
      shown: <Avatar name={name} />,
    })),
  },
  {
    name: 'OwnEntries',
    width: 'text',
    states: [
      {
        name: 'What a member wrote',
        shown: (
          <ul className={entries.entries}>
            <li className={entries.entry}>
              <EntryTitle title={LONG_TITLE} to="/blog/a-calmer-evening" />
              <p className={entries.when}>March 1, 2026</p>
              <p className={entries.text}>{'This helped.\nThank you.'}</p>
            </li>
            <li className={entries.entry}>
              <EntryTitle title={null} to={null} />
              <p className={entries.when}>February 3, 2026</p>
            </li>
          </ul>
        ),
      },
    ],
  },
];
