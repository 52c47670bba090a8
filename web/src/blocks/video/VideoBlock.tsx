import { embedFor, type Embed } from '../../lib/media/embeds';
import { isFilmFile } from '../../lib/media/media-files';
import { Caption } from '../caption/Caption';
import { SiteLink } from '../embed/SiteLink';
import type { Placed } from '../placed';
import { PlayOnRequest } from '../player/PlayOnRequest';
import type { VideoBlockFragment } from './VideoBlock.gen';
import styles from './VideoBlock.module.css';

/**
 * A film of YouTube or Vimeo in their player, a file in the browser's; neither fetches before the reader plays. A page of any
 * other site is a link, as in an Embed block: a player could not show it.
 */
export function VideoBlock({
  url,
  caption,
  poster,
  imageSizes,
  priority,
}: VideoBlockFragment & Pick<Placed, 'imageSizes' | 'priority'>) {
  const embed = embedFor(url);
  if (!embed && !isFilmFile(url)) return <SiteLink url={url} caption={caption} />;
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

/** The reader has pressed play once; the provider's player must not ask again. */
function startingAtOnce(embed: Embed): Embed {
  const src = new URL(embed.src);
  src.searchParams.set('autoplay', '1');
  return { ...embed, src: src.href };
}
