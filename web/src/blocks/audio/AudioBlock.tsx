import { Caption } from '../caption/Caption';
import type { AudioBlockFragment } from './AudioBlock.gen';
import styles from './AudioBlock.module.css';

/** The browser's own player; nothing is fetched before the reader plays. */
export function AudioBlock({ url, caption }: AudioBlockFragment) {
  return (
    <figure className={styles.figure}>
      <audio className={styles.player} controls preload="none" src={url} aria-label={caption ?? 'Audio'}>
        <a href={url}>Download the audio</a>
      </audio>
      <Caption>{caption}</Caption>
    </figure>
  );
}
