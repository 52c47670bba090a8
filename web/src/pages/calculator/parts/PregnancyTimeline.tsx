import { longDay } from '../../../features/calculators/calendar/calendar-date';
import { PREGNANCY_DAYS, type Gestation } from '../../../features/calculators/pregnancy/gestation';
import { LAST_WEEK } from '../../../features/calculators/pregnancy/trimester';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden/VisuallyHidden';
import styles from './PregnancyTimeline.module.css';

const DAYS_PER_WEEK = 7;
const WEEKS = PREGNANCY_DAYS / DAYS_PER_WEEK;

const TRIMESTERS = [
  { name: 'First trimester', from: 1, to: LAST_WEEK.first },
  { name: 'Second trimester', from: LAST_WEEK.first + 1, to: LAST_WEEK.second },
  { name: 'Third trimester', from: LAST_WEEK.second + 1, to: LAST_WEEK.third },
];

/** One box per week; the weeks before the current one are filled. */
function Weeks({ before }: { before: number }) {
  return TRIMESTERS.map(({ name, from, to }) => (
    <span key={name} className={styles.trimester} style={{ flexGrow: to - from + 1 }}>
      {Array.from({ length: to - from + 1 }, (_, step) => (
        <span key={step} className={styles.week} data-passed={from + step < before} />
      ))}
    </span>
  ));
}

/** The placeholder timeline, shown before there is a result. */
export function PlaceholderTimeline() {
  return (
    <div className={styles.line}>
      <Weeks before={1} />
    </div>
  );
}

/** The weeks of a pregnancy in a row, with the trimesters and today. The list below says when each trimester begins. */
export function PregnancyTimeline({ gestation: { start, due, days, week } }: { gestation: Gestation }) {
  const isOver = days === PREGNANCY_DAYS;
  return (
    <figure className={styles.figure}>
      <div className={styles.line} aria-hidden>
        <Weeks before={week} />
        <span className={styles.today} style={{ insetInlineStart: `${(days / PREGNANCY_DAYS) * 100}%` }} />
      </div>
      <figcaption className={styles.caption}>
        {isOver ? (
          <p>All {WEEKS} weeks have gone by.</p>
        ) : (
          <VisuallyHidden>
            The mark is in week {week} of {WEEKS}.
          </VisuallyHidden>
        )}
        <ul className={styles.list}>
          {TRIMESTERS.map(({ name, from, to }) => (
            <li key={name} className={styles.entry}>
              <b>{name}</b>
              <span>
                weeks {from} - {to}
              </span>
              <span>from {longDay(start + (from - 1) * DAYS_PER_WEEK)}</span>
            </li>
          ))}
          <li className={styles.entry}>
            <b>Due date</b>
            <span>week {WEEKS + 1} begins</span>
            <span>{longDay(due)}</span>
          </li>
        </ul>
      </figcaption>
    </figure>
  );
}
