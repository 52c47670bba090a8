import { getEmbed, type Embed } from '../../../lib/shared/embeds.gen';
import { isVideoFile } from '../../../lib/shared/media-files.gen';
import { Caption } from '../../parts/caption/Caption';
import { SiteLink } from '../embed/SiteLink';
import type { BlockPlacement } from '../../block-placement';
import { PlayOnRequest } from '../../parts/player/PlayOnRequest';
import type { VideoBlockFragment } from './VideoBlock.gen';
import styles from './VideoBlock.module.css';

/**
 * A YouTube or Vimeo video in its provider's player, or a file in the native player; neither loads before the reader
 * plays it. The page of any other site renders as a link, as in an Embed block, because no player could show it.
 */
export function VideoBlock({
  url,
  caption,
  poster,
  imageSizes,
  priority,
}: VideoBlockFragment & Pick<BlockPlacement, 'imageSizes' | 'priority'>) {
  const embed = getEmbed(url);
  if (!embed && !isVideoFile(url)) return <SiteLink url={url} caption={caption} />;
  return (
    <figure className={styles.figure}>
      {embed ? (
        <PlayOnRequest
          embed={startingAtOnce(embed)}
          url={url}
          caption={caption}
          verb="Play"
          poster={poster}
          imageSizes={imageSizes}
          priority={priority}
        />
      ) : (
        <video
          className={styles.player}
          controls
          playsInline
          preload="none"
          src={url}
          poster={poster?.url}
          aria-label={caption ?? 'Video'}
        >
          <a href={url}>Download the video</a>
        </video>
      )}
      <Caption>{caption}</Caption>
    </figure>
  );
}

/** Autoplay: the reader has already pressed play, and must not have to do it again in the provider's player. */
function startingAtOnce(embed: Embed): Embed {
  const src = new URL(embed.src);
  src.searchParams.set('autoplay', '1');
  return { ...embed, src: src.href };
}
