import { Share2 } from 'lucide';
import { useState } from 'react';
import corner from '../../ui/CornerButton/CornerButton.module.css';
import { Icon } from '../../ui/Icon/Icon';
import { shareNatively, type Shared } from './share';
import styles from './ShareRelated.module.css';

/** Shares an article of a list of related ones; what it says is document 1's own (section 8). */
export function ShareRelated(shared: Shared) {
  const [sentence, setSentence] = useState('');

  async function share() {
    setSentence('');
    const outcome = await shareNatively(shared);
    if (outcome === 'failed') setSentence('Error sharing the blog.');
    if (outcome === 'unavailable') setSentence(`Sharing not supported. Copy link: ${shared.url}`);
  }

  return (
    <div>
      <button
        type="button"
        className={`${corner.disc} ${corner.start} ${styles.share}`}
        aria-label={`Share: ${shared.title}`}
        onClick={() => void share()}
      >
        <Icon of={Share2} size={18} />
      </button>
      <p role="status" className={styles.sentence}>
        {sentence}
      </p>
    </div>
  );
}
