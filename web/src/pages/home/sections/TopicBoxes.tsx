import { ArrowRight } from 'lucide';
import { Link } from 'react-router-dom';
import { Container } from '../../../ui/base/Container/Container';
import cover from '../../../ui/base/CoverLink/CoverLink.module.css';
import { Icon } from '../../../ui/base/Icon/Icon';
import styles from './TopicBoxes.module.css';

/** The two boxes that end the home page; each in the hue of its topic. */
const BOXES = [
  {
    to: '/sleep-training',
    topic: 'sleep',
    title: 'SLEEP TRAINING',
    text: 'Calmer nights for the smallest, and for you.',
  },
  {
    to: '/mental-health',
    topic: 'mental-health',
    title: 'MENTAL HEALTH',
    text: 'For the mind, on good days and on hard ones.',
  },
];

export function TopicBoxes() {
  return (
    <Container>
      <ul className={styles.boxes}>
        {BOXES.map(({ to, topic, title, text }) => (
          <li key={to} className={styles.box} data-topic={topic}>
            <h2 className={styles.title}>
              <Link to={to} className={`${cover.cover} ${styles.link}`}>
                {title}
              </Link>
            </h2>
            <p>{text}</p>
            <Icon of={ArrowRight} className={styles.arrow} size={28} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
