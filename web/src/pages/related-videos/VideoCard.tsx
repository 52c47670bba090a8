import { Play } from 'lucide';
import { ArticleCard } from '../../ui/cards/ArticleCard/ArticleCard';
import type { ArticleCardFragment } from '../../ui/cards/ArticleCard/ArticleCard.gen';
import { Icon } from '../../ui/base/Icon/Icon';
import styles from './FilmCard.module.css';

const SIZES = '(min-width: 82rem) 18rem, (min-width: 76rem) 23vw, (min-width: 46rem) 46vw, 92vw';

interface Props {
  article: ArticleCardFragment;
  /** Whether it is above the fold: its picture loads with the page. */
  priority: boolean;
}

/** A card of an article that begins with a video. */
export function VideoCard({ article, priority }: Props) {
  return (
    <div className={styles.film} data-topic={article.categories[0]?.slug}>
      <ArticleCard article={article} headingLevel={2} sizes={SIZES} priority={priority} />
      <span className={styles.play}>
        <Icon of={Play} size={20} className={styles.icon} />
      </span>
    </div>
  );
}
