import { SaveButton } from '../../../features/saved/SaveButton';
import { shared } from '../../../features/share/share.fixture';
import { ShareArticle } from '../../../features/share/ShareArticle';
import { ShareRelated } from '../../../features/share/ShareRelated';
import { article } from '../../../layouts/ArticleLayout.fixture';
import { AdSlot } from '../../../layouts/parts/ads/AdSlot';
import { Banner } from '../../../layouts/parts/Banner';
import { Byline } from '../../../layouts/parts/header/Byline';
import { CategoryBadges } from '../../../layouts/parts/header/CategoryBadges';
import { Contents } from '../../../layouts/parts/contents/Contents';
import { Faqs } from '../../../layouts/parts/faqs/Faqs';
import { NothingToRead } from '../../../layouts/parts/NothingToRead';
import { topics } from '../../../layouts/parts/topics-sidebar/topics.fixture';
import { TopicsSidebar } from '../../../layouts/parts/topics-sidebar/TopicsSidebar';
import { EDITORIAL_TEAM } from '../../../lib/seo/review-line';
import { LONG_NAME } from '../../../ui/long-words.fixture';
import type { ExhibitProps } from '../Exhibit';

const review = { __typename: 'Review', reviewer: LONG_NAME, reviewedOn: '2026-02-03' } as const;

export const ARTICLE_PARTS: readonly ExhibitProps[] = [
  {
    file: 'layouts/parts/header/CategoryBadges.tsx',
    states: [{ name: 'A topic and a sub-topic', shown: <CategoryBadges {...article} /> }],
  },
  {
    file: 'layouts/parts/contents/Contents.tsx',
    states: [{ name: 'For the blocks above', shown: <Contents blocks={article.content} /> }],
  },
  {
    file: 'layouts/parts/topics-sidebar/TopicsSidebar.tsx',
    states: [{ name: 'Beside the text', shown: <TopicsSidebar article={article} topics={topics} /> }],
  },
  {
    file: 'layouts/parts/NothingToRead.tsx',
    states: [{ name: 'Without a block', shown: <NothingToRead blocks={[]} of={[]} /> }],
  },
  {
    file: 'layouts/parts/header/Byline.tsx',
    width: 'text',
    states: [
      { name: 'Not reviewed', shown: <Byline author={article.author} review={null} minutes={4} /> },
      { name: 'Reviewed', shown: <Byline author={article.author} review={review} minutes={12} /> },
      { name: 'By the editors', shown: <Byline author={EDITORIAL_TEAM} review={null} minutes={1} /> },
    ],
  },
  {
    file: 'features/saved/SaveButton.tsx',
    states: [{ name: 'For a guest: it asks to log in', shown: <SaveButton article={article} isOwnPage /> }],
  },
  {
    file: 'features/share/ShareArticle.tsx',
    states: [{ name: 'Below the title', shown: <ShareArticle {...shared} /> }],
  },
  {
    file: 'features/share/ShareRelated.tsx',
    states: [
      {
        name: 'In the corner of a card',
        shown: (
          <div className="styleguide-place">
            <ShareRelated {...shared} />
          </div>
        ),
      },
    ],
  },
  {
    file: 'layouts/parts/Banner.tsx',
    width: 'page',
    states: [{ name: 'As wide as its column', shown: <Banner picture={article.topBanner} /> }],
  },
  {
    file: 'layouts/parts/faqs/Faqs.tsx',
    width: 'text',
    states: [{ name: 'One open at a time', shown: <Faqs faqs={article.faqs} /> }],
  },
  {
    file: 'layouts/parts/ads/AdSlot.tsx',
    width: 'text',
    states: [{ name: 'Between paragraphs', shown: <AdSlot /> }],
  },
];
