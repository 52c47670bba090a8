import { isRecordingFile } from '../../lib/media/media-files';
import { Caption } from '../caption/Caption';
import { EmbedBlock } from '../embed/EmbedBlock';
import type { AudioBlockFragment } from './AudioBlock.gen';
import styles from './AudioBlock.module.css';

/**
 * A file in the browser's own player; nothing is fetched before the reader plays. A page of another site is what it is in
 * an Embed block, its provider's player or a link: the browser's could not play it.
 */
export function AudioBlock({ url, caption }: AudioBlockFragment) {
  if (!isRecordingFile(url)) return <EmbedBlock __typename="EmbedBlock" url={url} caption={caption} />;
  return (
    <figure className={styles.figure}>
      <audio className={styles.player} controls preload="none" src={url} aria-label={caption ?? 'Audio'}>
        <a href={url}>Download the audio</a>
      </audio>
      <Caption>{caption}</Caption>
    </figure>
  );
}
