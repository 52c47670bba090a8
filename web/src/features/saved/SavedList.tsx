import { useRef, useState } from 'react';
import type { Ended } from '../../lib/api/callAsMember';
import { CardGrid } from '../../ui/CardGrid/CardGrid';
import { NoEntries } from '../../ui/OwnEntries/NoEntries';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import type { SavedArticle } from './fetchSaved';
import { SavedCard } from './SavedCard';
import styles from './SavedList.module.css';

interface Props {
  articles: readonly SavedArticle[];
  /** Nobody turned out to be signed in (any more): nothing of the member's may stand here. */
  onEnded: (because: Ended) => void;
}

/** The member's saved articles. One that is removed leaves the list, and the focus goes to the next. */
export function SavedList({ articles, onEnded }: Props) {
  const [list, setList] = useState(articles);
  const [removed, setRemoved] = useState('');
  const said = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLDivElement>(null);

  function onRemoved({ blog_id, title }: SavedArticle, hadFocus: boolean) {
    // Others may have been removed since the button was pressed.
    setList((present) => present.filter((article) => article.blog_id !== blog_id));
    setRemoved(title);
    if (!hadFocus) return;
    // Those that are about to go as well are nobody's next.
    const buttons = [...(cards.current?.querySelectorAll('button') ?? [])].filter(
      (button) => button === document.activeElement || button.getAttribute('aria-disabled') !== 'true',
    );
    const place = buttons.findIndex((button) => button === document.activeElement);
    (buttons[place + 1] ?? buttons[place - 1] ?? said.current)?.focus();
  }

  return (
    <>
      <div ref={cards}>
        <CardGrid>
          {list.map((article) => (
            <li key={article.blog_id}>
              <SavedCard article={article} onRemoved={onRemoved} onEnded={onEnded} />
            </li>
          ))}
        </CardGrid>
      </div>
      <div ref={said} role="status" tabIndex={-1} className={styles.said}>
        {removed && <VisuallyHidden>{`Removed: ${removed}. `}</VisuallyHidden>}
        {list.length === 0 && <NoEntries sentence="You have no saved blogs." />}
      </div>
    </>
  );
}
