import { MEASURE_SIZES } from '../../blocks/placed';
import type { LayoutProps } from '../LayoutProps';
import { ArticleContent } from '../parts/ArticleContent';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import styles from './Minimalist.module.css';

/** Text alone in a narrow column, with much white round it. */
export function Minimalist(props: LayoutProps) {
  const { content, middleBanner } = props.article;
  return (
    <ArticleFrame {...props} aside="none">
      <div className={styles.body}>
        <ArticleContent blocks={content} middle={<Banner picture={middleBanner} sizes={MEASURE_SIZES} />} />
      </div>
    </ArticleFrame>
  );
}
