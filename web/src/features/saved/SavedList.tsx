import { Bookmark } from 'lucide';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Ended } from '../../lib/api/call-as-member';
import { toFailure } from '../../lib/api/failure';
import { NothingYet } from '../../ui/forms/AccountPage/NothingYet';
import { showAlert, showNews } from '../../ui/messages/Alert/show-alert';
import { besideEachOther } from '../../ui/cards/CardGrid/beside-each-other';
import { CardGrid } from '../../ui/cards/CardGrid/CardGrid';
import type { SavedArticle } from './fetch-saved';
import { SavedCard } from './SavedCard';
import styles from './SavedList.module.css';
import { setSaved } from './set-saved';

interface Props {
  articles: readonly SavedArticle[];
  /** Nobody turned out to be signed in (any more): nothing of the member's may stand here. */
  onEnded: (because: Ended) => void;
}

/** The member's saved articles. One that is removed leaves the list, unless they want it back, and the focus goes to the next, or comes
 * back with it. */
export function SavedList({ articles, onEnded }: Props) {
  const [list, setList] = useState(articles);
  const said = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLDivElement>(null);

  /** Where it stood among all that came: others may have been removed, or put back, since. */
  async function putBack({ blog_id }: SavedArticle) {
    const answered = await setSaved(blog_id, true);
    if (answered.is === 'signed out') return onEnded(answered.because);
    if (answered.is !== 'done') return showAlert(toFailure(answered));
    flushSync(() =>
      setList((present) =>
        articles.filter((article) => article.blog_id === blog_id || present.includes(article)),
      ),
    );
    // The button that was pressed went with its alert. Who has gone on meanwhile stays there.
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
        <CardGrid most={besideEachOther(list.length)}>
          {list.map((article) => (
            <li key={article.blog_id} data-article={article.blog_id}>
              <SavedCard article={article} onRemoved={onRemoved} onEnded={onEnded} />
            </li>
          ))}
        </CardGrid>
      </div>
      <div ref={said} role="status" tabIndex={-1} className={styles.said}>
        {list.length === 0 && (
          <NothingYet
            icon={Bookmark}
            sentence="You have no saved blogs."
            how="Press the bookmark on any article to keep it here."
          />
        )}
      </div>
    </>
  );
}
