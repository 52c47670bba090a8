import { Share2 } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../ui/Icon/Icon';
import { IconButton } from '../../ui/IconButton/IconButton';
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
      <div className={styles.share}>
        <IconButton label={`Share: ${shared.title}`} onClick={() => void share()}>
          <Icon of={Share2} size={18} />
        </IconButton>
      </div>
      <p role="status" className={styles.sentence}>
        {sentence}
      </p>
    </div>
  );
}
