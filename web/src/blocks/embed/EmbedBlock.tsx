import { embedFor } from '../../lib/embeds';
import { TextLink } from '../../ui/TextLink/TextLink';
import { Caption } from '../caption/Caption';
import { PlayOnRequest } from '../player/PlayOnRequest';
import { siteOf } from './siteOf';
import type { EmbedBlockFragment } from './EmbedBlock.gen';
import styles from './EmbedBlock.module.css';

/** Something of another site: shown in its player where we know the site, otherwise as a link to it (C19). */
export function EmbedBlock({ url, caption }: EmbedBlockFragment) {
  const embed = embedFor(url);
  if (!embed) {
    return (
      <p className={styles.card}>
        <TextLink href={url} opensNewTab className={styles.link}>
          {caption ?? siteOf(url)}
        </TextLink>
        {caption && <span className={styles.site}>{siteOf(url)}</span>}
      </p>
    );
  }
  return (
    <figure className={styles.figure}>
      <PlayOnRequest embed={embed} url={url} caption={caption} verb="Show" />
      <Caption>{caption}</Caption>
    </figure>
  );
}
