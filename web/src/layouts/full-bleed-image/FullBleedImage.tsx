import type { LayoutProps } from '../LayoutProps';
import { ArticleContent } from '../parts/ArticleContent';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import { headingsTextPictures } from '../parts/headingsTextPictures';
import styles from './FullBleedImage.module.css';

/** Pictures from one side of the window to the other, and between them headings and paragraphs in one column. */
export function FullBleedImage(props: LayoutProps) {
  const { content, middleBanner } = props.article;
  const shown = headingsTextPictures(content);
  const placed = shown.map(({ __typename }) =>
    __typename === 'ImageBlock' ? { imageSizes: '100vw' } : undefined,
  );
  return (
    <ArticleFrame {...props} aside="none" shown={shown}>
      <div className={styles.body}>
        <ArticleContent
          blocks={shown}
          of={content}
          placed={placed}
          middle={<Banner picture={middleBanner} />}
        />
      </div>
    </ArticleFrame>
  );
}
