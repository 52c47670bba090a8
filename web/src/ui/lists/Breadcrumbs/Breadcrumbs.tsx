import { Link } from 'react-router-dom';
import styles from './Breadcrumbs.module.css';

interface Props {
  /** The parent pages, starting with the home page. */
  above: readonly { name: string; to: string }[];
  /** The name of this page. */
  here: string;
}

/** The path from the home page to this page. */
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
