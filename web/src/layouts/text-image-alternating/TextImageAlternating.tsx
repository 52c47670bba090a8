import type { LayoutProps } from '../LayoutProps';
import { ArticleFrame } from '../parts/ArticleFrame';
import { TextColumn } from '../parts/TextColumn';
import { getImagePlacements } from './image-places';
import styles from './TextImageAlternating.module.css';

const BESIDE_TEXT = '(min-width: 80rem) 24rem, (min-width: 42rem) 21rem, 100vw';
const WIDE = '(min-width: 80rem) 53rem, (min-width: 43rem) 40rem, 100vw';

/**
 * One column of text. Its pictures alternate between right and left or, when they stand alone, between wide and narrow.
 */
export function TextImageAlternating(props: LayoutProps) {
  const placed = getImagePlacements(props.article.content).map(
    (place) => place && { ...place, imageSizes: place.side ? BESIDE_TEXT : WIDE },
  );
  return (
    <ArticleFrame {...props} aside="start">
      <TextColumn article={props.article} placed={placed} className={styles.body} />
    </ArticleFrame>
  );
}
