import { Link } from 'react-router-dom';
import { slugify } from '../../lib/shared/slug.gen';
import { FOOTER_COLUMNS } from '../../lib/shared/site-links.gen';
import styles from './FooterColumns.module.css';
import { SITE_LINKS_ID } from './site-links-id';

export function FooterColumns() {
  return (
    <nav id={SITE_LINKS_ID} aria-label="Health topics" className={styles.columns}>
      {FOOTER_COLUMNS.map(({ to, text, names }) => (
        <section key={to} className={styles.column} data-topic={to.slice(1)}>
          <h2 className={styles.heading}>
            <Link to={to} className={styles.link}>
              {text}
            </Link>
          </h2>
          <details className={styles.more}>
            <summary className={styles.fold} aria-label={`More: ${text}`} />
            <ul className={styles.list}>
              {names.split(',').map((name) => (
                <li key={name}>
                  <Link to={`/${slugify(name)}`} className={styles.link}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        </section>
      ))}
    </nav>
  );
}
