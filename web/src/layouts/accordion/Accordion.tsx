import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { BlockRenderer } from '../../blocks/BlockRenderer';
import { MEASURE_SIZES } from '../../blocks/placed';
import type { LayoutProps } from '../LayoutProps';
import { adCount, adPlaces } from '../parts/adPlaces';
import { AdSlot } from '../parts/AdSlot';
import { ArticleContent } from '../parts/ArticleContent';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import { hasSomethingToRead } from '../parts/NothingToRead';
import { sectionsOf, type ArticleSection } from '../parts/sectionsOf';
import styles from './Accordion.module.css';

/** Each section folds away under its heading; the first is open. */
export function Accordion(props: LayoutProps) {
  const { content, middleBanner } = props.article;
  const sections = sectionsOf(content);
  const banner = <Banner picture={middleBanner} sizes={MEASURE_SIZES} />;
  const foldable = sections.some(({ heading }) => heading);
  return (
    <ArticleFrame {...props} aside="end">
      <div className={styles.body}>
        {foldable && hasSomethingToRead(content) ? (
          <Sections sections={sections} ads={adCount(content.length)} middle={banner} />
        ) : (
          <ArticleContent blocks={content} middle={banner} />
        )}
      </div>
    </ArticleFrame>
  );
}

interface SectionsProps {
  sections: ArticleSection[];
  ads: number;
  middle: ReactNode;
}

function Sections({ sections, ads, middle }: SectionsProps) {
  const places = adPlaces(ads, sections.length);
  const halfway = Math.ceil(sections.length / 2);
  const first = sections.findIndex(({ heading }) => heading);
  return (
    <>
      {sections.map(({ heading, blocks, placed }, place) => (
        <Fragment key={heading?.id ?? place}>
          {place === halfway && middle}
          {places.has(place) && <AdSlot />}
          {heading ? (
            <details className={styles.section} open={place === first}>
              <summary className={styles.summary}>
                <h2 id={heading.id} className={styles.heading}>
                  {heading.text}
                </h2>
                <ChevronDown className={styles.mark} aria-hidden size={24} />
              </summary>
              <div className={styles.text}>
                <BlockRenderer blocks={blocks} placed={placed} />
              </div>
            </details>
          ) : (
            <BlockRenderer blocks={blocks} placed={placed} />
          )}
        </Fragment>
      ))}
      {places.has(sections.length) && <AdSlot />}
    </>
  );
}
