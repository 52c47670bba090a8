import { Link, NavLink } from 'react-router-dom';
import { useSite } from '../../lib/site';
import { Container } from '../../ui/Container/Container';
import { HEADER_LINKS } from '../navigation';
import styles from './Header.module.css';

export function Header() {
  const site = useSite();
  return (
    <header className={styles.header}>
      <Container>
        <Link to="/" className={styles.logo}>
          {site.name}
        </Link>
        <nav aria-label="Main">
          <ul className={styles.links}>
            {HEADER_LINKS.map(({ to, text }) => (
              <li key={to}>
                <NavLink to={to} className={styles.link}>
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </header>
  );
}
