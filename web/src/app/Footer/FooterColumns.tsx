import { FOOTER_COLUMNS } from '../../lib/shared/site-links.gen';
import { slugify } from '../../lib/shared/slug.gen';
import { useSite, type SiteColumn } from '../../lib/site/site';
import { SiteAnchor } from '../SiteAnchor';
import styles from './FooterColumns.module.css';
import { SITE_LINKS_ID } from './site-links-id';

/** Each name is a category, whose page is at the slug of the name. */
const toColumns = (): SiteColumn[] =>
  FOOTER_COLUMNS.map(({ to, text, names }) => ({
    to,
    text,
    links: names.split(',').map((name) => ({ to: `/${slugify(name)}`, text: name })),
  }));

export function FooterColumns() {
  const { footerColumns = toColumns() } = useSite();
  return (
    <nav id={SITE_LINKS_ID} aria-label="Health topics" className={styles.columns}>
      {footerColumns.map(({ to, text, links }) => (
        <section key={to} className={styles.column} data-topic={to.startsWith('/') ? to.slice(1) : undefined}>
          <h2 className={styles.heading}>
            <SiteAnchor to={to} text={text} className={styles.link} />
          </h2>
          {links.length > 0 && (
            <details className={styles.more}>
              <summary className={styles.fold} aria-label={`More: ${text}`} />
              <ul className={styles.list}>
                {links.map((link) => (
                  <li key={link.to}>
                    <SiteAnchor {...link} className={styles.link} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </section>
      ))}
    </nav>
  );
}
