import { Play } from 'lucide';
import { ArticleCard } from '../../ui/ArticleCard/ArticleCard';
import type { ArticleCardFragment } from '../../ui/ArticleCard/ArticleCard.gen';
import type { TitleProps } from '../../ui/ArticleTitle/ArticleTitle';
import { Icon } from '../../ui/Icon/Icon';
import styles from './FilmCard.module.css';

const SIZES = '(min-width: 82rem) 24rem, (min-width: 68rem) 31vw, (min-width: 46rem) 46vw, 92vw';

/** First that it is a film, which the narrowest card says alone; then what it is about. */
const badgesOf: TitleProps['badgesOf'] = ([topic]) => [
  { id: 'film', name: 'Video' },
  ...(topic ? [{ id: topic.id, name: topic.name }] : []),
];

interface Props {
  article: ArticleCardFragment;
  /** Of the first screen: its picture is fetched with the page. */
  priority: boolean;
}

/** An article that begins with a film. */
export function FilmCard({ article, priority }: Props) {
  return (
    <div className={styles.film} data-topic={article.categories[0]?.slug}>
      <ArticleCard article={article} headingLevel={2} sizes={SIZES} priority={priority} badgesOf={badgesOf} />
      <span className={styles.play}>
        <Icon of={Play} size={24} className={styles.icon} />
      </span>
    </div>
  );
}
