import { Fragment } from 'react';
import { BlockRenderer } from '../../blocks/BlockRenderer';
import type { LayoutProps } from '../LayoutProps';
import { adCount, adPlaces } from '../parts/adPlaces';
import { AdSlot } from '../parts/AdSlot';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import { headingsTextPictures } from '../parts/headingsTextPictures';
import { NothingToRead } from '../parts/NothingToRead';
import { sectionsOf } from '../parts/sectionsOf';
import styles from './CardBased.module.css';

const CARD_SIZES = '(min-width: 82rem) 36rem, (min-width: 56rem) 46vw, 100vw';

/** Each section is a card of its own: headings, paragraphs and pictures. */
export function CardBased(props: LayoutProps) {
  const { content, middleBanner } = props.article;
  const shown = headingsTextPictures(content);
  const sections = sectionsOf(shown);
  const ads = adPlaces(adCount(shown.length), sections.length);
  const halfway = Math.ceil(sections.length / 2);
  return (
    <ArticleFrame {...props} aside="none" shown={shown}>
      <NothingToRead blocks={shown} of={content} />
      <div className={styles.cards}>
        {sections.map(({ heading, blocks, placed }, place) => (
          <Fragment key={heading?.id ?? place}>
            {place === halfway && middleBanner && (
              <div className={styles.across}>
                <Banner picture={middleBanner} />
              </div>
            )}
            {ads.has(place) && <AdSlot />}
            <section className={styles.card}>
              {heading && <h2 id={heading.id}>{heading.text}</h2>}
              <BlockRenderer
                blocks={blocks}
                placed={placed.map((own) => ({ ...own, imageSizes: CARD_SIZES }))}
              />
            </section>
          </Fragment>
        ))}
        {ads.has(sections.length) && <AdSlot />}
      </div>
    </ArticleFrame>
  );
}
