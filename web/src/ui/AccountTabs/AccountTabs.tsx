import { Link } from 'react-router-dom';
import styles from './AccountTabs.module.css';

const TABS = [
  { is: 'account', to: '/my-account', text: 'Account' },
  { is: 'saved', to: '/saved-blogs', text: 'Saved Blogs' },
] as const;

/** The pages of a member's own, of which this is one. */
export function AccountTabs({ current }: { current: (typeof TABS)[number]['is'] }) {
  return (
    <nav aria-label="My account" className={styles.tabs}>
      {TABS.map(({ is, to, text }) => (
        <Link key={is} to={to} className={styles.tab} aria-current={is === current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
