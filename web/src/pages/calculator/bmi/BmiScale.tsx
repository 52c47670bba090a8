import type { CSSProperties } from 'react';
import { HEALTHY_BMI } from '../../../features/calculators/body-mass/bmi';
import { BMI_BANDS } from '../../../features/calculators/body-mass/bmi-band';
import styles from './BmiScale.module.css';

/** The range of the scale, in kg/m². Values outside it are placed at its ends. */
const SHOWN = { from: 14, to: 42 };

/** The position of a BMI on the scale, in percent. */
function getPlace(bmi: number): number {
  const place = ((bmi - SHOWN.from) / (SHOWN.to - SHOWN.from)) * 100;
  return Math.min(Math.max(place, 0), 100);
}

const at = (bmi: number): CSSProperties => ({ insetInlineStart: `${getPlace(bmi)}%` });

/** The bands alone, each in proportion to its range. */
export function BmiBar() {
  return (
    <div className={styles.bar}>
      {BMI_BANDS.map(({ key, upTo }, place) => {
        const from = getPlace(BMI_BANDS[place - 1]?.upTo ?? 0);
        return (
          <span
            key={key}
            className={styles.part}
            data-band={key}
            style={{ inlineSize: `${getPlace(upTo) - from}%` }}
          />
        );
      })}
    </div>
  );
}

interface Props {
  bmi: number;
  isAdult: boolean;
}

/** The BMI scale with the healthy band and the reader's position; the caption describes the position in words. */
export function BmiScale({ bmi, isAdult }: Props) {
  return (
    <figure className={styles.figure}>
      <div className={styles.scale} aria-hidden>
        <BmiBar />
        <span className={styles.healthy} style={{ ...at(HEALTHY_BMI.min), inlineSize: healthyWidth }}>
          healthy
        </span>
        {[HEALTHY_BMI.min, HEALTHY_BMI.max, 30, 35, 40].map((mark) => (
          <span key={mark} className={styles.mark} style={at(mark)}>
            {mark}
          </span>
        ))}
        <span className={styles.you} style={at(bmi)} />
      </div>
      <figcaption className={styles.caption}>
        {isAdult ? whereabouts(bmi) : `On the scale of adults: ${bmi.toFixed(2)}.`}
      </figcaption>
    </figure>
  );
}

const healthyWidth = `${getPlace(HEALTHY_BMI.max) - getPlace(HEALTHY_BMI.min)}%`;

/** Kept on one line: a line that starts with "- 25" would read as a negative number. */
const BAND = `${HEALTHY_BMI.min}\u00a0-\u00a0${HEALTHY_BMI.max}`;

/** Describes where a BMI lies relative to the healthy band. */
function whereabouts(bmi: number): string {
  if (bmi > HEALTHY_BMI.max)
    return `${(bmi - HEALTHY_BMI.max).toFixed(2)} above the healthy band of ${BAND}.`;
  if (bmi < HEALTHY_BMI.min)
    return `${(HEALTHY_BMI.min - bmi).toFixed(2)} below the healthy band of ${BAND}.`;
  const isEdge = bmi === HEALTHY_BMI.min || bmi === HEALTHY_BMI.max;
  return `${isEdge ? 'At the edge of' : 'Within'} the healthy band of ${BAND}.`;
}
