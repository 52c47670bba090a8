import type { LayoutProps } from '../LayoutProps';
import { ArticleFrame } from '../parts/ArticleFrame';
import { TextColumn } from '../parts/TextColumn';
import styles from './Minimalist.module.css';

/** Text only, in a narrow column with wide margins. */
export function Minimalist(props: LayoutProps) {
  return (
    <ArticleFrame {...props} aside="none">
      <TextColumn article={props.article} className={styles.narrow} />
    </ArticleFrame>
  );
}
