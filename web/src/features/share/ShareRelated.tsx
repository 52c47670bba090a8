import { Share2 } from 'lucide';
import { loadChunk } from '../../lib/routing/reload/outdated';
import corner from '../../ui/base/CornerButton/CornerButton.module.css';
import { Icon } from '../../ui/base/Icon/Icon';
import { copyText, shareNatively, type ShareContent } from './share';
import styles from './ShareRelated.module.css';

/** Shares an article from a list of related ones. */
export function ShareRelated(shared: ShareContent) {
  return (
    <button
      type="button"
      className={`${corner.disc} ${corner.start} ${styles.share}`}
      aria-label={`Share: ${shared.title}`}
      onClick={() => void share(shared)}
    >
      <Icon of={Share2} size={18} />
    </button>
  );
}

async function share(shared: ShareContent): Promise<void> {
  const outcome = await shareNatively(shared);
  if (outcome === 'shared') return;
  const { showAlert, showNews } = await loadChunk(() => import('../../ui/messages/Alert/show-alert'));
  // The message stays until the link is copied, because the address can also be selected.
  const offerLink = (): void =>
    showAlert(`Sharing not supported. Copy link: ${shared.url}`, {
      label: 'Copy',
      apply: () =>
        void copyText(shared.url).then((isCopied) =>
          isCopied ? showNews('Link copied to clipboard!') : offerLink(),
        ),
    });
  if (outcome === 'failed') showAlert('Error sharing the blog.');
  else offerLink();
}
