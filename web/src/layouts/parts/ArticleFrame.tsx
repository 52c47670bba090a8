import type { ReactNode } from 'react';
import { Container } from '../../ui/base/Container/Container';
import type { LayoutProps } from '../LayoutProps';
import { ArticleHeader } from './ArticleHeader';
import styles from './ArticleFrame.module.css';
import { Banner } from './Banner';
import { Contents } from './contents/Contents';
import { Faqs } from './Faqs';
import { TopicsSidebar } from './topics-sidebar/TopicsSidebar';
import { HydrationBoundaries, HydrationBoundary } from '../../ui/base/HydrationBoundary/HydrationBoundary';

interface Props extends LayoutProps {
  /** Where contents and categories stand in a wide window: beside the text, or above and below it. */
  aside: 'start' | 'end' | 'none';
  /** Stands over the banners and the title, across the window. */
  lead?: ReactNode;
  /** The blocks that the layout shows, which make the contents list and the reading time; all, when left out. */
  shown?: LayoutProps['article']['content'];
  /** Leads on from the text. */
  after?: ReactNode;
  /** The text: one element. */
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
  after,
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
          {aside !== 'none' && (
            <div className={styles.contents}>
              <HydrationBoundary>
                <Contents blocks={shown} label="Summary" />
              </HydrationBoundary>
            </div>
          )}
          <div className={styles.text}>
            {/*
             * Reader views (Readability: Firefox, read-later services) take the box that holds the most text, and those beside it
             * that have the same class. The contents are not in that box, so they stand here too; the style sheet shows one.
             */}
            <div className={styles.part}>
              <div className={styles.before}>
                <HydrationBoundary>
                  <Contents blocks={shown} />
                  {/* Not shown. Reader views leave a box out that has no sentence. */}
                  <p className={styles.sentence}>These are the sections of the article.</p>
                </HydrationBoundary>
              </div>
            </div>
            <div className={styles.part}>
              <HydrationBoundary>{children}</HydrationBoundary>
            </div>
            {after && <HydrationBoundary>{after}</HydrationBoundary>}
            <div className={styles.part}>
              <HydrationBoundary>
                <Faqs faqs={faqs} />
              </HydrationBoundary>
            </div>
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
