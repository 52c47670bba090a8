import type { LayoutProps } from '../LayoutProps';
import { ArticleContent } from '../parts/ArticleContent';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import styles from './MiddleBanner.module.css';

/** A long text in one column, with the middle banner across the page halfway through it. */
export function MiddleBanner(props: LayoutProps) {
  const { content, middleBanner } = props.article;
  return (
    <ArticleFrame {...props} aside="none">
      <div className={styles.body}>
        <ArticleContent
          blocks={content}
          middle={
            middleBanner && (
              <div className={styles.middle}>
                <Banner picture={middleBanner} />
              </div>
            )
          }
        />
      </div>
    </ArticleFrame>
  );
}
