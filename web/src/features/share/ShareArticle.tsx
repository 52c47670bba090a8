import { Share2 } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../lib/outdated';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { copyText, shareNatively, type Shared } from './share';
import styles from './ShareArticle.module.css';

/** Few browsers need it. */
const CopyLink = lazy(async () => ({ default: (await loadChunk(() => import('./CopyLink'))).CopyLink }));

type Answer = 'copied' | 'copy by hand' | null;

/** Shares by the device's own sheet; where that fails or is missing, copies the link, or shows it (document 1, section 8). */
export function ShareArticle(shared: Shared) {
  const [answer, setAnswer] = useState<Answer>(null);

  async function share() {
    setAnswer(null);
    if ((await shareNatively(shared)) === 'shared') return;
    setAnswer((await copyText(shared.url)) ? 'copied' : 'copy by hand');
  }

  return (
    <div className={styles.share}>
      <Button onClick={() => void share()}>
        <Icon of={Share2} size={18} />
        Share
      </Button>
      <p role="status" className={styles.answer}>
        {answer === 'copied' && 'Link copied to clipboard!'}
      </p>
      <Suspense>
        {answer === 'copy by hand' && <CopyLink url={shared.url} onClose={() => setAnswer(null)} />}
      </Suspense>
    </div>
  );
}
