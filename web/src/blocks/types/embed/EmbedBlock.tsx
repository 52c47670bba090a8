import { getEmbed } from '../../../lib/shared/embeds.gen';
import { Caption } from '../../parts/caption/Caption';
import { PlayOnRequest } from '../../parts/player/PlayOnRequest';
import { SiteLink } from './SiteLink';
import type { EmbedBlockFragment } from './EmbedBlock.gen';
import styles from './EmbedBlock.module.css';

/** Content from another site: in its provider's player if we support it, otherwise as a link (C19). */
export function EmbedBlock({ url, caption }: EmbedBlockFragment) {
  const embed = getEmbed(url);
  if (!embed) return <SiteLink url={url} caption={caption} />;
  return (
    <figure className={styles.figure}>
      <PlayOnRequest embed={embed} url={url} caption={caption} verb="Show" />
      <Caption>{caption}</Caption>
    </figure>
  );
}
