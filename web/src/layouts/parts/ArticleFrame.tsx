import type { ReactNode } from 'react';
import { Container } from '../../ui/base/Container/Container';
import type { LayoutProps } from '../LayoutProps';
import { ArticleHeader } from './header/ArticleHeader';
import styles from './ArticleFrame.module.css';
import { Banner } from './Banner';
import { Contents } from './contents/Contents';
import { Faqs } from './faqs/Faqs';
import { TopicsSidebar } from './topics-sidebar/TopicsSidebar';
import { HydrationBoundaries, HydrationBoundary } from '../../ui/base/HydrationBoundary/HydrationBoundary';

interface Props extends LayoutProps {
  /**
   * The position of contents and categories in a wide window: beside the text (`start`, `end`), or above and below it
   * (`none`).
   */
  aside: 'start' | 'end' | 'none';
  /** Shown above the banners and the title, across the window. */
  lead?: ReactNode;
  /** The blocks that the layout shows, for the contents list and the reading time; defaults to all. */
  shown?: LayoutProps['article']['content'];
  /** Shown after the text, to lead readers on. */
  after?: ReactNode;
  /** The text, as a single element. */
  children: ReactNode;
}

/** What all layouts share around the text, which each of them lays out differently. */
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
             * Reader views (Readability: Firefox, read-later services) extract the box with the most text, and its
             * siblings with the same class. The contents are not in that box, so they are repeated here; the style
             * sheet shows only one of them.
             */}
            <div className={styles.part}>
              <div className={styles.before}>
                <HydrationBoundary>
                  <Contents blocks={shown} />
                  {/* Hidden. Reader views skip a box without a sentence. */}
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
