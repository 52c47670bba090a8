import { Link } from 'react-router-dom';
import { showsFocused } from '../../hooks/shows-focused';
import styles from './LinkTabs.module.css';

interface Props {
  /** Of the tabs together, for assistive technology. */
  label: string;
  tabs: readonly { path: string; title: string }[];
  /** The path of the page they stand on. */
  path: string;
}

/** Scrolls the bar so that all of this tab shows, in its middle where it can. */
function show(tab: HTMLAnchorElement | null): void {
  const list = tab?.closest('ul');
  if (tab && list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** Leads from one page to the others that belong to it. Where they do not fit they scroll, to where the reader is. */
export function LinkTabs({ label, tabs, path }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs} {...showsFocused}>
        {tabs.map((tab) => (
          <li key={tab.path}>
            <Link
              ref={tab.path === path ? show : undefined}
              to={tab.path}
              className={styles.tab}
              aria-current={tab.path === path ? 'page' : undefined}
            >
              <span className={styles.title}>{tab.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
