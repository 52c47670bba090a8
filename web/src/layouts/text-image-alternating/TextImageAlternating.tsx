import { MEASURE_SIZES } from '../../blocks/placed';
import type { LayoutProps } from '../LayoutProps';
import { ArticleContent } from '../parts/ArticleContent';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import { imageSides } from './imageSides';
import styles from './TextImageAlternating.module.css';

const BESIDE_TEXT = '(min-width: 80rem) 24rem, (min-width: 42rem) 21rem, 100vw';

/** One column of text; its pictures stand in it to the right and to the left in turn. */
export function TextImageAlternating(props: LayoutProps) {
  const { content, middleBanner } = props.article;
  const placed = imageSides(content).map((side) => (side ? { side, imageSizes: BESIDE_TEXT } : undefined));
  return (
    <ArticleFrame {...props} aside="start">
      <div className={styles.body}>
        <ArticleContent
          blocks={content}
          placed={placed}
          middle={<Banner picture={middleBanner} sizes={MEASURE_SIZES} />}
        />
      </div>
    </ArticleFrame>
  );
}
