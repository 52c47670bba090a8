import type { ReactNode } from 'react';
import { Container } from '../../ui/Container/Container';
import type { LayoutProps } from '../LayoutProps';
import { ArticleHeader } from './ArticleHeader';
import styles from './ArticleFrame.module.css';
import { Banner } from './Banner';
import { Contents } from './Contents';
import { Faqs } from './Faqs';
import { TopicsSidebar } from './TopicsSidebar';
import { HydrationBoundaries, HydrationBoundary } from '../../ui/hydrated/HydrationBoundary';

interface Props extends LayoutProps {
  /** Where contents and categories stand in a wide window: beside the text, or above and below it. */
  aside: 'start' | 'end' | 'none';
  /** Stands over the banners and the title, across the window. */
  lead?: ReactNode;
  /** The blocks that the layout shows, which make the contents list and the reading time; all, when left out. */
  shown?: LayoutProps['article']['content'];
  children: ReactNode;
}

/** What all layouts have in common, around the text that each lays out in its own way. */
export function ArticleFrame({
  article,
  topics,
  actions,
  discussion,
  aside,
  lead,
  shown = article.content,
  children,
}: Props) {
  const { topBanner, secondTopBanner, categories, faqs, layout } = article;
  return (
    <div data-topic={categories[0]?.slug} data-layout={layout.toLowerCase().replaceAll('_', '-')}>
      <article className={styles.article}>
        <HydrationBoundaries>
          {lead}
          <Container>
            <Banner picture={topBanner} priority={!lead} />
          </Container>
        </HydrationBoundaries>
        <div className={styles.columns} data-aside={aside}>
          <div className={styles.head}>
            <HydrationBoundaries>
              <ArticleHeader article={article} shown={shown} actions={actions} />
              <Banner picture={secondTopBanner} priority={!lead && !topBanner} />
            </HydrationBoundaries>
          </div>
          <div className={styles.contents}>
            <HydrationBoundary>
              <Contents blocks={shown} />
            </HydrationBoundary>
          </div>
          <div className={styles.text}>
            <HydrationBoundary>{children}</HydrationBoundary>
            <HydrationBoundary>
              <Faqs faqs={faqs} />
            </HydrationBoundary>
            <HydrationBoundary>{discussion}</HydrationBoundary>
          </div>
          <div className={styles.topics} data-print="hide">
            <HydrationBoundary>
              <TopicsSidebar article={article} topics={topics} />
            </HydrationBoundary>
          </div>
        </div>
      </article>
    </div>
  );
}
