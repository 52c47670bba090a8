import { MEASURE_SIZES } from '../../blocks/placed';
import type { LayoutProps } from '../LayoutProps';
import { ArticleContent } from '../parts/ArticleContent';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import styles from './RightSidebar.module.css';

/** One column of text with contents and categories to its right. */
export function RightSidebar(props: LayoutProps) {
  const { content, middleBanner } = props.article;
  return (
    <ArticleFrame {...props} aside="end">
      <div className={styles.body}>
        <ArticleContent blocks={content} middle={<Banner picture={middleBanner} sizes={MEASURE_SIZES} />} />
      </div>
    </ArticleFrame>
  );
}
