import { Link } from 'react-router-dom';
import { scrollFocusedIntoView } from '../../hooks/scroll-focused-into-view';
import styles from './LinkTabs.module.css';

interface Props {
  /** Names the tab bar for assistive technology. */
  label: string;
  tabs: readonly { path: string; title: string }[];
  /** The path of the current page. */
  path: string;
}

/** Scrolls the bar so that this tab is fully visible, centred if possible. */
function show(tab: HTMLAnchorElement | null): void {
  const list = tab?.closest('ul');
  if (tab && list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** Links between pages that belong together. If they do not fit, the bar scrolls to the current one. */
export function LinkTabs({ label, tabs, path }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs} {...scrollFocusedIntoView}>
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
