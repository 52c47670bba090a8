import { useContext } from 'react';
import { ArticleTitle, type TitleProps } from './ArticleTitle';
import { CardAction } from './CardAction';
import { Picture } from '../../base/Picture/Picture';
import { Teaser } from '../Teaser/Teaser';
import styles from './ArticleCard.module.css';

interface Props extends TitleProps {
  /** In the syntax of `<img sizes>`. */
  sizes: string;
  /** For cards on the first screen: loads the picture eagerly. */
  priority?: boolean;
}

/** An article in a list. The whole card is a link, and screen readers announce the title once. */
export function ArticleCard({ sizes, priority, ...title }: Props) {
  const { thumbnail, description, categories } = title.article;
  const action = useContext(CardAction);
  return (
    <article className={styles.card} data-topic={categories[0]?.slug}>
      <div className={styles.frame}>
        {thumbnail && (
          <Picture
            picture={{ ...thumbnail, alt: '' }}
            sizes={sizes}
            priority={priority}
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.text}>
        <ArticleTitle {...title} className={styles.title} />
        {description && <Teaser text={description} mark={title.mark} />}
      </div>
      {action(title.article)}
    </article>
  );
}
