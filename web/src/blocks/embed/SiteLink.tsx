import { TextLink } from '../../ui/base/TextLink/TextLink';
import styles from './SiteLink.module.css';
import { getEmbedSite } from './embed-site';

interface Props {
  url: string;
  /** What the editor calls it. */
  caption: string | null;
}

/** Something that is not shown here, of another site or of this one: a link to it that says where it leads. */
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
