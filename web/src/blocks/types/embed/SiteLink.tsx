import { TextLink } from '../../../ui/base/TextLink/TextLink';
import styles from './SiteLink.module.css';
import { getEmbedSite } from './embed-site';

interface Props {
  url: string;
  /** The editor's caption. */
  caption: string | null;
}

/** A link in place of content that cannot be embedded. It says which site it leads to. */
export function SiteLink({ url, caption }: Props) {
  return (
    <p className={styles.card} dir="auto">
      <TextLink href={url} opensNewTab={!url.startsWith('/')} className={styles.link}>
        {caption ?? getEmbedSite(url)}
      </TextLink>
      {caption && <span className={styles.site}>{getEmbedSite(url)}</span>}
    </p>
  );
}
