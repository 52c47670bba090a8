import { SaveButton } from '../../../features/saved/SaveButton';
import { ShareArticle } from '../../../features/share/ShareArticle';
import { ShareRelated } from '../../../features/share/ShareRelated';
import { article } from '../../../layouts/ArticleLayout.fixture';
import { AdSlot } from '../../../layouts/parts/AdSlot';
import { Banner } from '../../../layouts/parts/Banner';
import { Byline } from '../../../layouts/parts/Byline';
import { CategoryBadges } from '../../../layouts/parts/CategoryBadges';
import { Contents } from '../../../layouts/parts/Contents';
import { Faqs } from '../../../layouts/parts/Faqs';
import { NothingToRead } from '../../../layouts/parts/NothingToRead';
import { topics } from '../../../layouts/parts/topics.fixture';
import { TopicsSidebar } from '../../../layouts/parts/TopicsSidebar';
import { EDITORIAL_TEAM } from '../../../lib/reviewLine';
import { LONG_NAME } from '../exhibits/longWords';
import type { Exhibited } from '../Exhibit';

const shared = { title: article.title, url: 'https://example.org/blog/sleep-well' };
const review = { __typename: 'Review', reviewer: LONG_NAME, reviewedOn: '2026-02-03' } as const;

export const ARTICLE_PARTS: readonly Exhibited[] = [
  {
    name: 'CategoryBadges',
    states: [{ name: 'A topic and a sub-topic', shown: <CategoryBadges {...article} /> }],
  },
  {
    name: 'Contents',
    states: [{ name: 'Of the blocks above', shown: <Contents blocks={article.content} /> }],
  },
  {
    name: 'TopicsSidebar',
    states: [{ name: 'Beside the text', shown: <TopicsSidebar article={article} topics={topics} /> }],
  },
  {
    name: 'NothingToRead',
    states: [{ name: 'Without a block', shown: <NothingToRead blocks={[]} of={[]} /> }],
  },
  {
    name: 'Byline',
    width: 'text',
    states: [
      { name: 'Not reviewed', shown: <Byline author={article.author} review={null} minutes={4} /> },
      { name: 'Reviewed', shown: <Byline author={article.author} review={review} minutes={12} /> },
      { name: 'By the editors', shown: <Byline author={EDITORIAL_TEAM} review={null} minutes={1} /> },
    ],
  },
  {
    name: 'Actions',
    states: [
      { name: 'SaveButton', shown: <SaveButton article={article} isOwnPage /> },
      { name: 'ShareArticle', shown: <ShareArticle {...shared} /> },
      {
        name: 'ShareRelated',
        shown: (
          <div className="styleguide-place">
            <ShareRelated {...shared} />
          </div>
        ),
      },
    ],
  },
  {
    name: 'Banner',
    width: 'page',
    states: [{ name: 'Across its column', shown: <Banner picture={article.topBanner} /> }],
  },
  {
    name: 'Faqs',
    width: 'text',
    states: [{ name: 'One open at a time', shown: <Faqs faqs={article.faqs} /> }],
  },
  { name: 'AdSlot', width: 'text', states: [{ name: 'Between paragraphs', shown: <AdSlot /> }] },
];
