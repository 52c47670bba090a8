import { Bookmark } from 'lucide';
import { useEffect, useState } from 'react';
import { GENERIC_ERROR } from '../../lib/api/generic-error';
import { loadChunk } from '../../lib/routing/reload/outdated';
import { overlay } from '../../lib/site/overlay';
import { TOKEN, useStored } from '../../lib/site/local-storage';
import type { CardActionTarget } from '../../ui/cards/ArticleCard/CardAction';
import corner from '../../ui/base/CornerButton/CornerButton.module.css';
import { Icon } from '../../ui/base/Icon/Icon';
import styles from './SaveButton.module.css';
import { savedArticles } from './saved-articles';

interface Props {
  article: CardActionTarget;
  /** On the article's own page, among other buttons; otherwise over a card's picture. */
  isOwnPage?: boolean;
}

/** Saves an article, or removes it from the saved ones. The server's HTML always shows it as not saved. */
export function SaveButton({ article: { id, title }, isOwnPage = false }: Props) {
  const token = useStored(TOKEN);
  const isSaved = savedArticles.use().has(id) && token !== null;
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    // Guests fetch nothing; a failure counts as not saved.
    if (token)
      import('./sync-saved-articles')
        .then(({ syncSavedArticles }) => syncSavedArticles(token, isOwnPage && id))
        .catch(() => {});
  }, [token, id, isOwnPage]);

  async function press() {
    setBusy(true);
    overlay.set(null);
    try {
      await (await loadChunk(() => import('./toggle-saved'))).toggleSaved(id, !isSaved, isOwnPage);
    } catch {
      // The script failed to load, and so would an alert's. A reload would interrupt reading.
      overlay.set(
        <p role="alert" className={styles.unsaved}>
          {GENERIC_ERROR}
        </p>,
      );
    }
    setBusy(false);
  }

  // Visible is the current state; the accessible name is what a press does.
  const saved = isOwnPage ? 'Saved. Unsave' : 'Unsave';
  return (
    <button
      type="button"
      className={isOwnPage ? styles.own : `${corner.disc} ${corner.end}`}
      aria-label={`${isSaved ? saved : 'Save'} ${title}`}
      data-saved={isSaved}
      aria-disabled={isBusy}
      // Carousels prevent clicks that end a swipe.
      onClick={({ defaultPrevented }) => void (isBusy || defaultPrevented || press())}
      data-print="hide"
    >
      <Icon of={Bookmark} size={18} />
      {isOwnPage && (isSaved ? 'Saved' : 'Save')}
    </button>
  );
}

/** The button on cards (`CardAction`). */
export const saveButton = (article: CardActionTarget) => <SaveButton article={article} />;
