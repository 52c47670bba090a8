import { Link } from 'react-router-dom';
import { TABBED } from './policies';
import styles from './PolicyTabs.module.css';

/** Leads from one legal page to the other two. */
export function PolicyTabs({ path }: { path: string }) {
  return (
    <nav aria-label="Legal pages">
      <ul className={styles.tabs}>
        {TABBED.map((tab) => (
          <li key={tab.path}>
            <Link to={tab.path} className={styles.tab} aria-current={tab.path === path ? 'page' : undefined}>
              {tab.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
