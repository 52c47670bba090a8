import { ChevronDown, X } from 'lucide';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/base/Icon/Icon';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden/VisuallyHidden';
import type { ListedTopic } from './choice';
import styles from './TopicsNav.module.css';

interface Props {
  topics: readonly ListedTopic[];
  /** The slug of the selected topic. */
  chosen: string | undefined;
}

/**
 * All topics, beside the list. On narrow screens a button opens them over the page; the browser opens and closes the
 * popover, so it works without JavaScript.
 */
export function TopicsNav({ topics, chosen }: Props) {
  const id = useId();
  const listId = `${id}list`;
  return (
    <nav className={styles.nav} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Topics
      </h2>
      <button type="button" className={styles.choose} popoverTarget={listId}>
        {topics.find(({ slug }) => slug === chosen)?.name ?? 'Choose a topic'}
        <Icon of={ChevronDown} size={20} />
      </button>
      {/* Keyed by choice: an open popover closes when another topic is chosen. */}
      <ul
        key={chosen}
        ref={showChosen}
        id={listId}
        className={styles.topics}
        popover="auto"
        onToggle={(event) => showChosen(event.currentTarget)}
      >
        {topics.map(({ name, slug }) => (
          <li key={slug} data-topic={slug}>
            {slug === chosen ? (
              <Link to="/categories-list" className={styles.topic} aria-current="true">
                {name}
                <VisuallyHidden>, chosen: show all topics again</VisuallyHidden>
                <Icon of={X} size={18} />
              </Link>
            ) : (
              <Link to={`/categories-list/${slug}`} className={styles.topic}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the list to the selected topic. Only the list: `scrollIntoView` would also move the page. */
function showChosen(list: HTMLUListElement | null) {
  const link = list?.querySelector<HTMLElement>('[aria-current]');
  if (list && link) list.scrollTop = link.offsetTop - list.clientHeight / 4;
}
