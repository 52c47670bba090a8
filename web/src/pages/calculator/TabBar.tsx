import { Link } from 'react-router-dom';
import { CALCULATORS } from './calculators';
import styles from './TabBar.module.css';

/** Scrolls the bar so that all of this tab shows, in its middle where it can. */
function show(tab: HTMLAnchorElement | null): void {
  const list = tab?.closest('ul');
  if (tab && list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** Leads from one calculator to the others (document 3, section 2). On a phone it scrolls, to where the reader is. */
export function TabBar({ path: here }: { path: string }) {
  return (
    <nav aria-label="Calculators">
      <ul className={styles.tabs}>
        {CALCULATORS.map(({ path, tab }) => (
          <li key={path}>
            <Link
              ref={path === here ? show : undefined}
              to={path}
              className={styles.tab}
              aria-current={path === here ? 'page' : undefined}
            >
              {tab}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
