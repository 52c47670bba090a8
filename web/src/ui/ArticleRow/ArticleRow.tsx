import { ArticleTitle, type TitleProps } from '../ArticleTitle/ArticleTitle';
import { Picture } from '../Picture/Picture';
import styles from './ArticleRow.module.css';

/** An article in a short list: a small picture beside its title. The whole row is its link. */
export function ArticleRow(title: TitleProps) {
  const { thumbnail, categories } = title.article;
  return (
    <article className={styles.row} data-topic={categories[0]?.slug}>
      <div className={styles.frame}>
        {thumbnail && <Picture picture={{ ...thumbnail, alt: '' }} sizes="7rem" className={styles.picture} />}
      </div>
      <div className={styles.text}>
        <ArticleTitle {...title} className={styles.title} />
      </div>
    </article>
  );
}
