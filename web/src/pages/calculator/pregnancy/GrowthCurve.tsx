import { formatNumber } from '../../../features/calculators/measures/format-number';
import styles from './GrowthCurve.module.css';

export interface Point {
  week: number;
  value: number;
}

interface Props {
  title: string;
  unit: string;
  /** In order of weeks. */
  points: readonly Point[];
  /** A second curve, dashed. */
  beside?: readonly Point[];
  /** Values labelled on the axis. */
  marks: readonly number[];
  /** The reader's week. */
  week: number;
}

/** Size of the drawing, in SVG units. */
const WIDTH = 300;
const HEIGHT = 180;
const LEFT = 42;
const RIGHT = 8;
const TOP = 14;
const BOTTOM = 24;

/** A curve over the weeks of a pregnancy, with a dot at the reader's week. */
export function GrowthCurve({ title, unit, points, beside = [], marks, week }: Props) {
  const lastWeek = points.at(-1)?.week ?? 1;
  const most = Math.max(...[...points, ...beside].map(({ value }) => value));
  const x = (at: number) => LEFT + ((at - 1) / (lastWeek - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM);
  const line = (of: readonly Point[]) => of.map((point) => `${x(point.week)},${y(point.value)}`).join(' ');
  const shown = points.find((point) => point.week === Math.min(week, lastWeek));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {title}, {unit}: about {formatNumber(shown?.value ?? 0)} in week {week}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.drawing} aria-hidden>
        {marks.map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} className={styles.grid} />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end" className={styles.label}>
              {formatNumber(value)}
            </text>
          </g>
        ))}
        {[1, 10, 20, 30, 40].map((at) => (
          <text key={at} x={x(at)} y={HEIGHT - 6} textAnchor="middle" className={styles.label}>
            {at}
          </text>
        ))}
        {beside.length > 0 && <polyline points={line(beside)} className={styles.beside} />}
        <polyline points={line(points)} className={styles.curve} />
        {shown && <circle cx={x(shown.week)} cy={y(shown.value)} r={6} className={styles.dot} />}
      </svg>
    </figure>
  );
}
