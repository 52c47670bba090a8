import { useId } from 'react';
import { Link } from 'react-router-dom';
import more from '../../../ui/base/MoreLink/MoreLink.module.css';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden/VisuallyHidden';
import type { LayoutProps } from '../../LayoutProps';
import { getSizedTopics } from './topic-sizes';
import styles from './TopicsSidebar.module.css';

/** The largest topics, in larger type the more articles they have, with the article's own topic marked. */
export function TopicsSidebar({ article, topics }: Pick<LayoutProps, 'article' | 'topics'>) {
  const id = useId();
  const own = new Set(article.categories.map((category) => category.id));
  return (
    <nav className={styles.sidebar} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Categories
      </h2>
      {topics.length === 0 && <p>Loading categories...</p>}
      <ul className={styles.topics}>
        {getSizedTopics(topics).map((topic) => (
          <li key={topic.id} data-topic={topic.slug}>
            <Link
              to={`/category/${topic.slug}`}
              className={styles.topic}
              style={{ fontSize: `${topic.fontSize}px` }}
              data-own={own.has(topic.id)}
            >
              {topic.name}
              {own.has(topic.id) && <VisuallyHidden>, of this article</VisuallyHidden>}
            </Link>
          </li>
        ))}
      </ul>
      {/* Only the style of a MoreLink, so that articles do not load the script of its NavLink. */}
      <Link to="/categories-list" className={more.more}>
        View All Categories
      </Link>
    </nav>
  );
}
