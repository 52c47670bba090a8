import type { LayoutProps } from '../LayoutProps';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import { selectHeadingsTextPictures } from '../parts/contents/headings-text-pictures';
import { NothingToRead } from '../parts/NothingToRead';
import { Sections, type SectionProps } from '../parts/Sections';
import styles from './CardBased.module.css';

const CARD_SIZES = '(min-width: 47rem) 40rem, 86vw';

/** One card per section, with headings, paragraphs and pictures only. */
export function CardBased(props: LayoutProps) {
  const { content, middleBanner } = props.article;
  const shown = selectHeadingsTextPictures(content);
  return (
    <ArticleFrame {...props} aside="none" shown={shown}>
      <NothingToRead blocks={shown} of={content} />
      {/* This id and class name make reader views extract the box around all cards, not only the longest card. */}
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
