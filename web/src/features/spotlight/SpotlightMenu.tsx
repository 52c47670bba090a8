import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useDelay } from '../../ui/hooks/use-delay';
import { Picture } from '../../ui/base/Picture/Picture';
import { cutText } from './cut-text';
import { useSpotlightQuery, type SpotlightQuery } from './Spotlight.gen';
import styles from './SpotlightMenu.module.css';
import { SpotlightSkeleton } from './SpotlightSkeleton';

/** The length of a preview's description. */
const MOST_CHARACTERS = 80;
/** The pointer crosses other categories on its way to the previews. */
const INTENT_MS = 80;

type Preview = SpotlightQuery['spotlight'][number]['articles'][number];

/**
 * The menu "In the Spotlight": categories, and six previews of the one that is hovered or focused. The categories are
 * announced as links: as tabs they would hide that Enter opens another page. A hint explains the arrow keys.
 */
export function SpotlightMenu({ open }: { open: boolean }) {
  const { data, error } = useSpotlightQuery();
  const links = useRef<HTMLUListElement>(null);
  const hintId = useId();
  const [at, setAt] = useState(0);
  const delay = useDelay();
  // The menu starts with the first category whenever it opens.
  if (!open && at !== 0) setAt(0);
  if (error) throw new Error('The categories could not be loaded.', { cause: error });
  if (!data) return <SpotlightSkeleton />;

  const { spotlight } = data;
  const selected = spotlight[at];

  function onKeyDown(event: KeyboardEvent) {
    const last = spotlight.length - 1;
    const next = new Map([
      ['ArrowDown', at === last ? 0 : at + 1],
      ['ArrowUp', at === 0 ? last : at - 1],
      ['Home', 0],
      ['End', last],
    ]).get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    links.current?.querySelectorAll('a')[next]?.focus();
  }

  return (
    <div className={styles.menu}>
      <div className={styles.side}>
        <ul ref={links} className={styles.categories} aria-label="Categories in the spotlight">
          {spotlight.map(({ topic }, index) => (
            <li key={topic.id} data-topic={topic.slug}>
              <Link
                to={`/blog-list?category=${encodeURIComponent(topic.name)}`}
                className={styles.category}
                data-selected={index === at}
                aria-current={index === at || undefined}
                // Only on the first link, where the menu starts: otherwise it would be announced fifteen times.
                aria-describedby={index === 0 ? hintId : undefined}
                // A single tab stop, followed by the previews; arrow keys move between the categories.
                tabIndex={index === at ? 0 : -1}
                onFocus={() => setAt(index)}
                onKeyDown={onKeyDown}
                onPointerEnter={({ pointerType }) => {
                  if (pointerType === 'mouse') delay.start(() => setAt(index), INTENT_MS);
                }}
                onPointerLeave={() => delay.cancel()}
              >
                {topic.name}
              </Link>
            </li>
          ))}
        </ul>
        <p id={hintId} className={styles.hint}>
          ↑ ↓ Arrow keys: other categories
        </p>
      </div>
      {selected?.articles.length === 0 && (
        <p className={styles.none}>
          {`Nothing about ${selected.topic.name} has been published yet. `}
          <Link to={`/${selected.topic.slug}`}>See the topic</Link>.
        </p>
      )}
      {selected && selected.articles.length > 0 && (
        <div className={styles.shown} data-topic={selected.topic.slug}>
          <ul className={styles.previews} aria-label={`Articles: ${selected.topic.name}`}>
            {selected.articles.map((article) => (
              <li key={article.id}>
                <PreviewLink article={article} />
              </li>
            ))}
          </ul>
          <Link to={`/category/${selected.topic.slug}`} className={styles.all}>
            {`All of ${selected.topic.name}`}
          </Link>
        </div>
      )}
    </div>
  );
}

function PreviewLink({ article: { slug, title, description, thumbnail } }: { article: Preview }) {
  return (
    <Link to={`/blog/${slug}`} className={styles.preview}>
      <span className={styles.frame}>
        {thumbnail && (
          <Picture picture={{ ...thumbnail, alt: '' }} sizes="16rem" className={styles.picture} />
        )}
      </span>
      <span className={styles.text}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {description && (
          <span className={styles.room}>
            <span className={styles.description}>{cutText(description, MOST_CHARACTERS)}</span>
          </span>
        )}
      </span>
    </Link>
  );
}
