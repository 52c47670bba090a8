import type { LayoutProps } from '../LayoutProps';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import { TextColumn } from '../parts/TextColumn';
import styles from './MiddleBanner.module.css';

/** A long text in one column, with the middle banner across the page halfway through. */
export function MiddleBanner(props: LayoutProps) {
  const { middleBanner } = props.article;
  const across = middleBanner && (
    <div className={styles.middle}>
      <Banner picture={middleBanner} />
    </div>
  );
  return (
    <ArticleFrame {...props} aside="none">
      <TextColumn article={props.article} middle={across} />
    </ArticleFrame>
  );
}
