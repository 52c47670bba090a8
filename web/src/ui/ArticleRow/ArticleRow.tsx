import type { ArticleCardFragment } from '../ArticleCard/ArticleCard.gen';
import { ArticleTitle } from '../ArticleTitle/ArticleTitle';
import { Picture } from '../Picture/Picture';
import styles from './ArticleRow.module.css';

interface Props {
  article: ArticleCardFragment;
  /** The heading level under which the rows of its list stand. */
  headingLevel: 2 | 3;
  /** As of `ArticleTitle`. */
  badgeHref?: (slug: string) => string;
}

/** An article in a short list: a small picture beside its title. The whole row is its link. */
export function ArticleRow({ article, headingLevel, badgeHref }: Props) {
  const { thumbnail, categories } = article;
  return (
    <article className={styles.row} data-topic={categories[0]?.slug}>
      <div className={styles.frame}>
        {thumbnail && <Picture picture={{ ...thumbnail, alt: '' }} sizes="7rem" className={styles.picture} />}
      </div>
      <div className={styles.text}>
        <ArticleTitle
          article={article}
          headingLevel={headingLevel}
          badgeHref={badgeHref}
          className={styles.title}
        />
      </div>
    </article>
  );
}
