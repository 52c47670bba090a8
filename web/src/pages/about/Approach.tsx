import { BadgeCheck, BookOpenText, Calculator, EyeOff, PenLine, Wrench, type IconNode } from 'lucide';
import { Icon } from '../../ui/base/Icon/Icon';
import styles from './Approach.module.css';

interface Principle {
  icon: IconNode;
  title: string;
  text: string;
}

/** What the site promises. Each statement is backed by a test or by a rule of the contract. */
const PRINCIPLES: readonly Principle[] = [
  {
    icon: PenLine,
    title: 'You see who wrote it',
    text: 'An article names its author. “Editorial team” means that our editors wrote it together.',
  },
  {
    icon: BadgeCheck,
    title: 'Reviewed means reviewed',
    text: 'An article says that it was medically reviewed only where a reviewer is named, with the day. All others say “Editorial team, not medically reviewed”.',
  },
  {
    icon: BookOpenText,
    title: 'Sources you can check',
    text: 'Articles name what they rest on, such as guidelines and reviews of studies, so that you can read further and judge for yourself.',
  },
  {
    icon: Wrench,
    title: 'Mistakes are mended',
    text: 'Tell us what is wrong or out of date. We look into it and correct the article itself, rather than add a note somewhere else.',
  },
  {
    icon: Calculator,
    title: 'Your figures stay with you',
    text: 'Our calculators work on your device. Your age, your weight and your dates are not sent to us or to anybody else.',
  },
  {
    icon: EyeOff,
    title: 'Nobody follows you',
    text: 'No analytics, no tracking cookies. Films and other sites’ content load only when you ask for them. Ads are marked, and a commission never decides what we write.',
  },
];

export function Approach() {
  return (
    <ul className={styles.principles}>
      {PRINCIPLES.map(({ icon, title, text }) => (
        <li key={title} className={styles.principle}>
          <span className={styles.icon}>
            <Icon of={icon} size={22} />
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
