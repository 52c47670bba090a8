import { Badge } from '../../../ui/base/Badge/Badge';
import type { ArticleLayoutFragment } from '../../ArticleLayout.gen';
import styles from './CategoryBadges.module.css';

/** The article's categories, its topic first. Each topic has its own hue, a sub-topic that of the article. */
export function CategoryBadges({ categories }: Pick<ArticleLayoutFragment, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Categories">
      {categories.map(({ id, name, slug }) => (
        <li key={id}>
          <Badge href={`/category/${slug}`} slug={slug}>
            {name}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
