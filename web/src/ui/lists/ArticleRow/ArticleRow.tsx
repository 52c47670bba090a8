import { useContext } from 'react';
import { ArticleTitle, type TitleProps } from '../../cards/ArticleCard/ArticleTitle';
import { CardAction } from '../../cards/ArticleCard/CardAction';
import { Picture } from '../../base/Picture/Picture';
import styles from './ArticleRow.module.css';

/** In the syntax of `<img sizes>`, for a square crop of a wider picture. */
const SIZES = '(min-width: 60rem) 14rem, 10rem';

/** An article in a short list: a small picture beside its title. The whole row is a link. */
export function ArticleRow(title: TitleProps) {
  const { thumbnail, categories } = title.article;
  const action = useContext(CardAction);
  return (
    <article className={styles.row} data-topic={categories[0]?.slug}>
      <div className={styles.text}>
        <ArticleTitle {...title} className={styles.title} />
      </div>
      <div className={styles.frame}>
        {thumbnail && (
          <Picture picture={{ ...thumbnail, alt: '' }} sizes={SIZES} className={styles.picture} />
        )}
        {action(title.article)}
      </div>
    </article>
  );
}
