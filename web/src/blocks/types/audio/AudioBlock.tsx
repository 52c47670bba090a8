import { isAudioFile } from '../../../lib/shared/media-files.gen';
import { Caption } from '../../parts/caption/Caption';
import { EmbedBlock } from '../embed/EmbedBlock';
import type { AudioBlockFragment } from './AudioBlock.gen';
import styles from './AudioBlock.module.css';

/**
 * A file plays in the browser's native player, without preloading. The page of another site renders as in an Embed
 * block, as its provider's player or as a link, because the native player could not play it.
 */
export function AudioBlock({ url, caption }: AudioBlockFragment) {
  if (!isAudioFile(url)) return <EmbedBlock __typename="EmbedBlock" url={url} caption={caption} />;
  return (
    <figure className={styles.figure}>
      <audio className={styles.player} controls preload="none" src={url} aria-label={caption ?? 'Audio'}>
        <a href={url}>Download the audio</a>
      </audio>
      <Caption>{caption}</Caption>
    </figure>
  );
}
