import { Link } from 'react-router-dom';
import { slugOf } from '../../lib/slug';
import { Container } from '../../ui/Container/Container';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import styles from './CategoryBar.module.css';

/** The nine categories that document 1 names for the home page. */
const CATEGORIES = [
  'Alcoholism',
  'Recovery Phase',
  'Arthritis',
  'Vision Loss',
  'Allergies',
  'Cancer',
  'ADHD',
  'Infertility',
  'Erectile Dysfunction',
];

export function CategoryBar() {
  return (
    <nav aria-label="Categories" className={styles.bar}>
      <Container>
        <ul className={styles.links}>
          {CATEGORIES.map((name) => (
            <li key={name}>
              <Link to={`/${slugOf(name)}`} className={styles.link}>
                {name}
              </Link>
            </li>
          ))}
          <li>
            {/* The tenth link, for which document 1 names no target (C25). */}
            <Link to="/categories-list" className={styles.link}>
              More
              <VisuallyHidden> categories</VisuallyHidden>
            </Link>
          </li>
        </ul>
      </Container>
    </nav>
  );
}
