import { BMI_BANDS, type BmiBand } from '../../../features/calculators/body-mass/bmi-band';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden/VisuallyHidden';
import styles from './Bands.module.css';

/** All categories in a row, with the reader's category marked. */
export function Bands({ current, isAdult }: { current: BmiBand; isAdult: boolean }) {
  return (
    <ul className={styles.bands} aria-label="Categories">
      {BMI_BANDS.map(({ key, label, upTo }, place) => (
        <li
          key={key}
          className={styles.band}
          data-band={key}
          aria-current={key === current.key ? 'true' : undefined}
        >
          <span className={styles.label}>{label}</span>
          <span className={styles.range}>
            {upTo === Infinity ? `over ${BMI_BANDS[place - 1]?.upTo}` : `up to ${upTo}`}
          </span>
          {key === current.key && (
            <VisuallyHidden>{isAdult ? ' (yours)' : ' (an adult’s with this BMI)'}</VisuallyHidden>
          )}
        </li>
      ))}
    </ul>
  );
}
