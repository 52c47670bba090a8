import { Link } from 'react-router-dom';
import { slugify } from '../../../lib/shared/slug.gen';
import { Container } from '../../../ui/base/Container/Container';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden/VisuallyHidden';
import styles from './CategoryBar.module.css';

/** The nine categories of the home page, each with the topic whose hue it has. */
const CATEGORIES = [
  { name: 'Alcoholism', topic: 'addiction-recovery' },
  { name: 'Recovery Phase', topic: 'addiction-recovery' },
  { name: 'Arthritis', topic: 'chronic-illness' },
  { name: 'Vision Loss', topic: 'eye-health' },
  { name: 'Allergies', topic: 'allergies' },
  { name: 'Cancer', topic: 'cancer' },
  { name: 'ADHD', topic: 'mental-health' },
  { name: 'Infertility', topic: 'reproductive-health' },
  { name: 'Erectile Dysfunction', topic: 'mens-health' },
];

export function CategoryBar() {
  return (
    <nav aria-label="Categories" className={styles.bar}>
      <Container>
        <ul className={styles.links}>
          {CATEGORIES.map(({ name, topic }) => (
            <li key={name} data-topic={topic}>
              <Link to={`/${slugify(name)}`} className={styles.link}>
                {name}
              </Link>
            </li>
          ))}
          <li>
            {/* The tenth link (C25). */}
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
