import { Link } from 'react-router-dom';
import styles from './Breadcrumbs.module.css';

interface Props {
  /** The pages above this one, from the home page down. */
  above: readonly { name: string; to: string }[];
  /** What this page is called. */
  here: string;
}

/** Where a page stands in the site. */
export function Breadcrumbs({ above, here }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.steps}>
        {above.map(({ name, to }) => (
          <li key={to} className={styles.step}>
            <Link to={to} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  );
}
