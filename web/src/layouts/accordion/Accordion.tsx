import { BlockRenderer } from '../../blocks/BlockRenderer';
import { MEASURE_SIZES } from '../../blocks/placed';
import { Fold } from '../../ui/Fold/Fold';
import type { LayoutProps } from '../LayoutProps';
import { adCount } from '../parts/adPlaces';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import { hasSomethingToRead } from '../parts/NothingToRead';
import { Sections, type SectionProps } from '../parts/Sections';
import { sectionsOf } from '../parts/sectionsOf';
import { TextColumn } from '../parts/TextColumn';
import styles from './Accordion.module.css';

/** Each section folds away under its heading; the first is open. */
export function Accordion(props: LayoutProps) {
  const { content, middleBanner } = props.article;
  const sections = sectionsOf(content);
  const foldable = hasSomethingToRead(content) && sections.some(({ heading }) => heading);
  return (
    <ArticleFrame {...props} aside="end">
      {foldable ? (
        <div className={styles.body}>
          <Sections
            sections={sections}
            ads={adCount(content.length)}
            middle={<Banner picture={middleBanner} sizes={MEASURE_SIZES} />}
            as={Section}
          />
        </div>
      ) : (
        <TextColumn article={props.article} />
      )}
    </ArticleFrame>
  );
}

function Section({ section: { heading, blocks, placed }, first }: SectionProps) {
  const text = <BlockRenderer blocks={blocks} placed={placed} />;
  if (!heading) return text;
  return (
    <Fold
      open={first}
      heading={
        <h2 id={heading.id} className={styles.heading}>
          {heading.text}
        </h2>
      }
    >
      {text}
    </Fold>
  );
}
