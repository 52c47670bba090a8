import {
  getFetalSize,
  PUBLISHED_WEEKS,
  publishedWeightToShow,
  publishedWeightGrams,
} from '../../../features/calculators/pregnancy/fetal-size';
import { formatNumber } from '../../../features/calculators/measures/format-number';
import { LAST_WEEK } from '../../../features/calculators/pregnancy/trimester';
import { Fold } from '../../../ui/base/Fold/Fold';
import styles from './FetalGrowth.module.css';
import { GrowthCurve, type Point } from './GrowthCurve';

const WEEKS = Array.from({ length: LAST_WEEK.third }, (_, step) => step + 1);
const LENGTHS: Point[] = WEEKS.map((week) => ({ week, value: getFetalSize(week).lengthCm }));
const WEIGHTS: Point[] = WEEKS.map((week) => ({ week, value: getFetalSize(week).weightGrams }));
const PUBLISHED: Point[] = WEEKS.filter((week) => week >= PUBLISHED_WEEKS.first).map((week) => ({
  week,
  value: publishedWeightGrams(week) ?? 0,
}));
/** The weeks in the table under the curves. */
const TABLE_WEEKS = WEEKS.filter((week) => week % 4 === 0);

/** The last week before conception, counted from the last period. */
const BEFORE_CONCEPTION = 2;

const SOURCE = 'Hadlock et al., Radiology 1991;181:129-133';

function publishedText(week: number): string {
  const grams = publishedWeightGrams(week);
  return grams === undefined ? '–' : formatNumber(grams);
}

/** Growth curves with the reader's week marked. The table shows the same values as figures (C33). */
export function FetalGrowth({ week }: { week: number }) {
  const beside = publishedWeightToShow(week);
  return (
    <section className={styles.growth} aria-label="Growth of the baby">
      <p className={styles.note}>
        Sizes are rough averages: healthy babies are smaller and larger than these.
        {week <= BEFORE_CONCEPTION && ' There is no baby yet: conception comes at the end of week 2.'}
        {beside && (
          <>
            {' '}
            The weight shown for week {week} lies on a straight line between a few known weeks; the published
            median{' '}
            {beside.isUpperLimit ? 'begins with 10 completed weeks, at' : `of ${week - 1} completed weeks is`}{' '}
            <strong>{formatNumber(beside.grams)} g</strong> ({SOURCE}).
          </>
        )}
      </p>
      <div className={styles.curves}>
        <GrowthCurve title="Length" unit="cm" points={LENGTHS} marks={[0, 20, 40]} week={week} />
        <GrowthCurve
          title="Weight"
          unit="g"
          points={WEIGHTS}
          beside={PUBLISHED}
          marks={[0, 1000, 2000, 3000]}
          week={week}
        />
      </div>
      <p className={styles.note}>Dashed: the published median of the weight, {SOURCE}.</p>
      <Fold heading={<span className={styles.summary}>The curves in figures</span>}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Week</th>
              <th scope="col">Length, cm</th>
              <th scope="col">Weight, g</th>
              <th scope="col">Published, g</th>
            </tr>
          </thead>
          <tbody>
            {TABLE_WEEKS.map((tableWeek) => {
              const size = getFetalSize(tableWeek);
              return (
                <tr key={tableWeek}>
                  <th scope="row">{tableWeek}</th>
                  <td>{size.lengthCm.toFixed(2)}</td>
                  <td>{formatNumber(size.weightGrams, 2)}</td>
                  <td>{publishedText(tableWeek)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Fold>
    </section>
  );
}
