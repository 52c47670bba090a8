import { Bookmark } from 'lucide';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SignedOutReason } from '../../lib/api/call-as-member';
import { failureMessage } from '../../lib/api/failure-message';
import { EmptyState } from '../../ui/forms/AccountPage/EmptyState';
import { showAlert, showNews } from '../../ui/messages/Alert/show-alert';
import { maxCardsPerRow } from '../../ui/cards/CardGrid/max-cards-per-row';
import { CardGrid } from '../../ui/cards/CardGrid/CardGrid';
import type { SavedArticle } from './fetch-saved';
import { SavedCard } from './SavedCard';
import styles from './SavedList.module.css';
import { setSaved } from './set-saved';

interface Props {
  articles: readonly SavedArticle[];
  /** Nobody turned out to be signed in, or no longer: the member's content must disappear. */
  onEnded: (because: SignedOutReason) => void;
}

/**
 * The member's saved articles. Removing one offers an undo. The focus moves to the next article, or returns with the
 * restored one.
 */
export function SavedList({ articles, onEnded }: Props) {
  const [list, setList] = useState(articles);
  const status = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLDivElement>(null);

  /** Restores it at its original position: others may have been removed or restored in the meantime. */
  async function putBack({ blog_id }: SavedArticle) {
    const result = await setSaved(blog_id, true);
    if (result.is === 'signed out') return onEnded(result.because);
    if (result.is !== 'done') return showAlert(failureMessage(result));
    flushSync(() =>
      setList((present) =>
        articles.filter((article) => article.blog_id === blog_id || present.includes(article)),
      ),
    );
    // The undo button disappeared with its alert. The focus stays put if the reader has moved it.
    if (document.activeElement === document.body) getButton(blog_id)?.focus();
  }

  const getButton = (id: string): HTMLElement | null | undefined =>
    [...(cards.current?.querySelectorAll('li') ?? [])]
      .find(({ dataset }) => dataset.article === id)
      ?.querySelector('button');

  function onRemoved(removed: SavedArticle, hadFocus: boolean) {
    // Others may have been removed since the button was pressed.
    setList((present) => present.filter((article) => article !== removed));
    showNews(`Removed “${removed.title}”.`, { label: 'Undo', apply: () => void putBack(removed) });
    if (!hadFocus) return;
    // Skips cards that are also about to be removed.
    const buttons = [...(cards.current?.querySelectorAll('button') ?? [])].filter(
      (button) => button === document.activeElement || button.getAttribute('aria-disabled') !== 'true',
    );
    const place = buttons.findIndex((button) => button === document.activeElement);
    (buttons[place + 1] ?? buttons[place - 1] ?? status.current)?.focus();
  }

  return (
    <>
      <div ref={cards}>
        <CardGrid most={maxCardsPerRow(list.length)}>
          {list.map((article) => (
            <li key={article.blog_id} data-article={article.blog_id}>
              <SavedCard article={article} onRemoved={onRemoved} onEnded={onEnded} />
            </li>
          ))}
        </CardGrid>
      </div>
      <div ref={status} role="status" tabIndex={-1} className={styles.status}>
        {list.length === 0 && (
          <EmptyState
            icon={Bookmark}
            sentence="You have no saved blogs."
            how="Press the bookmark on any article to keep it here."
          />
        )}
      </div>
    </>
  );
}
