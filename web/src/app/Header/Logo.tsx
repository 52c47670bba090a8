import { Link } from 'react-router-dom';
import { useSite } from '../../lib/site/site';
import styles from './Header.module.css';

/** The way home: the mark with the name of the site, or the logo that editors chose. */
export function Logo() {
  const { name, logo, darkLogo } = useSite();
  if (!logo) {
    return (
      <Link to="/" className={styles.logo}>
        {name}
      </Link>
    );
  }
  const { url, width, height, alt } = logo;
  return (
    <Link to="/" className={styles.ownLogo}>
      <picture>
        {darkLogo && (
          <source
            srcSet={darkLogo.url}
            width={darkLogo.width}
            height={darkLogo.height}
            media="(prefers-color-scheme: dark)"
          />
        )}
        {/* The link has no other name. */}
        <img src={url} width={width} height={height} alt={alt || name} className={styles.picture} />
      </picture>
    </Link>
  );
}
