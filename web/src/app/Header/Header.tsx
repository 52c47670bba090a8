import { Search } from 'lucide';
import { Link } from 'react-router-dom';
import { AccountLink } from '../../features/session/AccountLink';
import { HEADER_LINKS } from '../../lib/shared/site-links.gen';
import { SEARCH_FIELD_ID } from '../../lib/routing/search-field-id';
import { useSite } from '../../lib/site/site';
import { Container } from '../../ui/base/Container/Container';
import { Icon } from '../../ui/base/Icon/Icon';
import { SiteAnchor } from '../SiteAnchor';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { PhoneMenuButton } from './PhoneMenuButton';
import { Spotlight } from './Spotlight';

/** The top bar, with a row of links below it; on phones a menu contains the links. */
export function Header() {
  const { headerLinks = HEADER_LINKS } = useSite();
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.bar}>
          <PhoneMenuButton />
          <Logo />
          <div className={styles.tools}>
            <AccountLink />
            <Link
              to="/blog-list"
              state={SEARCH_FIELD_ID}
              className={styles.search}
              aria-label="Search"
              data-print="hide"
            >
              <Icon of={Search} size={22} />
            </Link>
          </div>
        </div>
        <nav aria-label="Main" className={styles.nav}>
          <ul className={styles.links}>
            <Spotlight />
            {headerLinks.map(({ to, text }) => (
              <li key={to}>
                <SiteAnchor to={to} text={text} className={styles.link} marksCurrent />
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </header>
  );
}
