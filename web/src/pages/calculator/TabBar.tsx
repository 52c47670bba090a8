import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CALCULATORS } from './calculators';
import styles from './TabBar.module.css';

/** Leads from one calculator to the others (document 3, section 2). On a phone it scrolls, to where the reader is. */
export function TabBar({ path: here }: { path: string }) {
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const tab = current.current;
    const list = tab?.closest('ul');
    // To its middle: all of the tab shows, also when large text makes it wide.
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [here]);
  return (
    <nav aria-label="Calculators">
      <ul className={styles.tabs}>
        {CALCULATORS.map(({ path, tab }) => (
          <li key={path}>
            <Link
              ref={path === here ? current : undefined}
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
