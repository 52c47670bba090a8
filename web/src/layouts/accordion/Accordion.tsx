import { Fold } from '../../ui/base/Fold/Fold';
import { TEXT_SIZES } from '../../ui/base/Picture/Picture';
import type { LayoutProps } from '../LayoutProps';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import { hasSomethingToRead } from '../parts/NothingToRead';
import { Sections, type SectionProps } from '../parts/Sections';
import { isSectionHeading } from '../parts/contents/to-sections';
import { TextColumn } from '../parts/TextColumn';
import styles from './Accordion.module.css';

/** Each section folds away under its heading; the first is open. */
export function Accordion(props: LayoutProps) {
  const { content, middleBanner } = props.article;
  const foldable = hasSomethingToRead(content) && content.some(isSectionHeading);
  return (
    <ArticleFrame {...props} aside="end">
      {foldable ? (
        // With this id reader views take the box around all sections, not the longest of them.
        <div id="article_body" className={styles.body}>
          <Sections
            blocks={content}
            middle={<Banner picture={middleBanner} sizes={TEXT_SIZES} />}
            as={Section}
          />
        </div>
      ) : (
        <TextColumn article={props.article} />
      )}
    </ArticleFrame>
  );
}

function Section({ heading, first, children }: SectionProps) {
  if (!heading) return children;
  return (
    <Fold
      isSection
      open={first}
      heading={
        <h2 id={heading.id} className={styles.heading} dir="auto">
          {heading.text}
        </h2>
      }
    >
      {children}
    </Fold>
  );
}
