import { inkOn } from '../../lib/inkOn';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs';
import { Container } from '../../ui/Container/Container';
import styles from './CategoryHead.module.css';

interface Props {
  name: string;
  /** Of a sub-topic. */
  topic: { name: string; slug: string } | null;
  /** Its ground, `#rrggbb`. */
  color: string;
}

/** The banner of a category page: its name on its colour, and the way to it. */
export function CategoryHead({ name, topic, color }: Props) {
  return (
    <header className={styles.head} style={{ backgroundColor: color, color: inkOn(color) }}>
      <Container>
        <Breadcrumbs
          above={[
            { name: 'Home', to: '/' },
            topic
              ? { name: topic.name, to: `/${topic.slug}` }
              : { name: 'Categories', to: '/categories-list' },
          ]}
          here={name}
        />
        <h1 className={styles.name}>{name}</h1>
      </Container>
    </header>
  );
}
