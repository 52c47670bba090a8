import { Share2 } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../lib/routing/reload/outdated';
import { Button } from '../../ui/base/Button/Button';
import { Icon } from '../../ui/base/Icon/Icon';
import { copyText, shareNatively, type ShareContent } from './share';
import styles from './ShareArticle.module.css';

/** Loaded on demand, because few browsers need it. */
const CopyLink = lazy(async () => ({ default: (await loadChunk(() => import('./CopyLink'))).CopyLink }));

/** Shares through the native share sheet. If that fails or is missing, copies the link, or shows it. */
export function ShareArticle(shared: ShareContent) {
  const [isShown, setShown] = useState(false);

  async function share() {
    if ((await shareNatively(shared)) === 'shared') return;
    if (await copyText(shared.url)) {
      (await loadChunk(() => import('../../ui/messages/Alert/show-alert'))).showNews(
        'Link copied to clipboard!',
      );
    } else setShown(true);
  }

  return (
    <div className={styles.share}>
      <Button onClick={() => void share().catch(() => setShown(true))}>
        <Icon of={Share2} size={18} />
        Share
      </Button>
      <Suspense>{isShown && <CopyLink url={shared.url} onClose={() => setShown(false)} />}</Suspense>
    </div>
  );
}
