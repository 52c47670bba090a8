import { HeartPulse, House, Sparkles, type IconNode } from 'lucide';
import { Link, useLocation } from 'react-router-dom';
import { SearchBox } from '../../features/search/SearchBox';
import { PageHead } from '../../lib/seo/PageHead';
import { LinkButton } from '../../ui/base/Button/LinkButton';
import { Container } from '../../ui/base/Container/Container';
import cover from '../../ui/base/CoverLink/CoverLink.module.css';
import { Icon } from '../../ui/base/Icon/Icon';
import { LostPath } from './LostPath';
import styles from './NotFoundPage.module.css';
import { useScrollLockWhenFitting } from './use-locked-when-fitting';
import { getSearchWords } from './search-words';

interface Way {
  to: string;
  name: string;
  says: string;
  icon: IconNode;
}

/** Links to other parts of the site. */
const WAYS: readonly Way[] = [
  { to: '/', name: 'Home', says: 'New articles and good reads', icon: House },
  {
    to: '/categories-list',
    name: 'Health Conditions',
    says: 'Every condition, from A to Z',
    icon: HeartPulse,
  },
  { to: '/main-category', name: 'Popular Topics', says: 'What readers come for most', icon: Sparkles },
];

interface Props {
  title?: string;
}

/** Shown for an unknown address: a search prefilled from the address, and links to other pages. */
export function NotFoundPage({ title = 'We could not find that page' }: Props) {
  const { pathname, search } = useLocation();
  useScrollLockWhenFitting();
  return (
    <Container>
      <PageHead title={title.replace(/\.$/, '')} noindex />
      <div className={styles.page}>
        <div className={styles.words}>
          <p className={styles.code}>Error 404</p>
          <h1>{title}</h1>
          <p>
            It may have moved, or its address may have a typing mistake. Tell us what you are looking for, or
            go on from one of these places.
          </p>
          <div className={styles.search}>
            <SearchBox key={pathname} text={getSearchWords(pathname, search)} />
          </div>
        </div>
        <LostPath className={styles.drawing} />
        <ul className={styles.ways}>
          {WAYS.map(({ to, name, says, icon }) => (
            <li key={to} className={styles.way}>
              <span className={styles.icon}>
                <Icon of={icon} size={22} />
              </span>
              <Link to={to} className={`${cover.cover} ${styles.link}`}>
                {name}
              </Link>
              <span className={styles.says}>{says}</span>
            </li>
          ))}
        </ul>
        <p className={styles.back}>
          <LinkButton to="/">Back to Home</LinkButton>
        </p>
      </div>
    </Container>
  );
}
