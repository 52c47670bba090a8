import { Link } from 'react-router-dom';
import styles from './LinkTabs.module.css';

interface Props {
  /** Of the tabs together, for assistive technology. */
  label: string;
  tabs: readonly { path: string; title: string }[];
  /** The path of the page they stand on. */
  path: string;
}

/** Leads from one page to the others that belong to it. */
export function LinkTabs({ label, tabs, path }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
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
