import type { LayoutProps } from '../LayoutProps';
import { ArticleFrame } from '../parts/ArticleFrame';
import { TextColumn } from '../parts/TextColumn';
import { imageSides } from './imageSides';
import styles from './TextImageAlternating.module.css';

const BESIDE_TEXT = '(min-width: 80rem) 24rem, (min-width: 42rem) 21rem, 100vw';

/** One column of text; its pictures stand in it to the right and to the left in turn. */
export function TextImageAlternating(props: LayoutProps) {
  const placed = imageSides(props.article.content).map((side) =>
    side ? { side, imageSizes: BESIDE_TEXT } : undefined,
  );
  return (
    <ArticleFrame {...props} aside="start">
      <TextColumn article={props.article} placed={placed} className={styles.body} />
    </ArticleFrame>
  );
}
