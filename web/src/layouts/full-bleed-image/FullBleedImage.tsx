import type { LayoutProps } from '../LayoutProps';
import { ArticleFrame } from '../parts/ArticleFrame';
import { selectHeadingsTextPictures } from '../parts/contents/headings-text-pictures';
import { TextColumn } from '../parts/TextColumn';
import styles from './FullBleedImage.module.css';

/** Pictures as wide as the window, with headings and paragraphs in one column between them. */
export function FullBleedImage(props: LayoutProps) {
  const shown = selectHeadingsTextPictures(props.article.content);
  const placed = shown.map(({ __typename }) =>
    __typename === 'ImageBlock' ? { imageSizes: '100vw', wide: true } : undefined,
  );
  return (
    <ArticleFrame {...props} aside="none" shown={shown}>
      <TextColumn article={props.article} blocks={shown} placed={placed} className={styles.body} />
    </ArticleFrame>
  );
}
