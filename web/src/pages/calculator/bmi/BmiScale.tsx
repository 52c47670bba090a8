import type { CSSProperties } from 'react';
import { HEALTHY_BMI } from '../../../features/calculators/body-mass/bmi';
import { BMI_BANDS } from '../../../features/calculators/body-mass/bmi-band';
import styles from './BmiScale.module.css';

/** What the scale shows, kg/m². Whoever is outside stands at its end. */
const SHOWN = { from: 14, to: 42 };

/** How far along the scale a BMI stands, 0 to 100. */
function getPlace(bmi: number): number {
  const place = ((bmi - SHOWN.from) / (SHOWN.to - SHOWN.from)) * 100;
  return Math.min(Math.max(place, 0), 100);
}

const at = (bmi: number): CSSProperties => ({ insetInlineStart: `${getPlace(bmi)}%` });

/** The bands alone, as wide as each is. */
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

/** The scale of the BMI with the healthy band and the reader's place; its caption says in words where that is. */
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

/** In one piece: a line that began with "- 25" would read as a negative number. */
const BAND = `${HEALTHY_BMI.min}\u00a0-\u00a0${HEALTHY_BMI.max}`;

/** Where a BMI stands to the healthy band, in words. */
function whereabouts(bmi: number): string {
  if (bmi > HEALTHY_BMI.max)
    return `${(bmi - HEALTHY_BMI.max).toFixed(2)} above the healthy band of ${BAND}.`;
  if (bmi < HEALTHY_BMI.min)
    return `${(HEALTHY_BMI.min - bmi).toFixed(2)} below the healthy band of ${BAND}.`;
  const isEdge = bmi === HEALTHY_BMI.min || bmi === HEALTHY_BMI.max;
  return `${isEdge ? 'At the edge of' : 'Within'} the healthy band of ${BAND}.`;
}
