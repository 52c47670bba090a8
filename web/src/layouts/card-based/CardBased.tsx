import type { LayoutProps } from '../LayoutProps';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import { headingsTextPictures } from '../parts/contents/headings-text-pictures';
import { NothingToRead } from '../parts/NothingToRead';
import { Sections, type SectionProps } from '../parts/Sections';
import styles from './CardBased.module.css';

const CARD_SIZES = '(min-width: 47rem) 40rem, 86vw';

/** Each section is a card of its own: headings, paragraphs and pictures. */
export function CardBased(props: LayoutProps) {
  const { content, middleBanner } = props.article;
  const shown = headingsTextPictures(content);
  return (
    <ArticleFrame {...props} aside="none" shown={shown}>
      <NothingToRead blocks={shown} of={content} />
      {/* With this id and class name reader views take the box around all cards, not the longest of them. */}
      <div id="article_body" className={styles.text}>
        <Sections
          blocks={shown}
          middle={<Banner picture={middleBanner} />}
          imageSizes={CARD_SIZES}
          as={Card}
        />
      </div>
    </ArticleFrame>
  );
}

function Card({ heading, children }: SectionProps) {
  if (!heading) return <div className={styles.card}>{children}</div>;
  return (
    <section className={styles.card}>
      <h2 id={heading.id} dir="auto">
        {heading.text}
      </h2>
      {children}
    </section>
  );
}
