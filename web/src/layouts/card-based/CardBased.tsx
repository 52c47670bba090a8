import { BlockRenderer } from '../../blocks/BlockRenderer';
import type { LayoutProps } from '../LayoutProps';
import { adCount } from '../parts/adPlaces';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import { headingsTextPictures } from '../parts/headingsTextPictures';
import { NothingToRead } from '../parts/NothingToRead';
import { Sections, type SectionProps } from '../parts/Sections';
import { sectionsOf } from '../parts/sectionsOf';
import styles from './CardBased.module.css';

const CARD_SIZES = '(min-width: 82rem) 36rem, (min-width: 56rem) 46vw, 100vw';

/** Each section is a card of its own: headings, paragraphs and pictures. */
export function CardBased(props: LayoutProps) {
  const { content, middleBanner } = props.article;
  const shown = headingsTextPictures(content);
  return (
    <ArticleFrame {...props} aside="none" shown={shown}>
      <NothingToRead blocks={shown} of={content} />
      <div className={styles.cards}>
        <Sections
          sections={sectionsOf(shown)}
          ads={adCount(shown.length)}
          middle={<Banner picture={middleBanner} />}
          as={Card}
        />
      </div>
    </ArticleFrame>
  );
}

function Card({ section: { heading, blocks, placed } }: SectionProps) {
  return (
    <section className={heading ? `${styles.card} ${styles.titled}` : styles.card}>
      {heading && <h2 id={heading.id}>{heading.text}</h2>}
      <BlockRenderer blocks={blocks} placed={placed.map((own) => ({ ...own, imageSizes: CARD_SIZES }))} />
    </section>
  );
}
