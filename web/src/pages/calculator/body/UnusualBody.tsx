import { unusualIn } from '../../../features/calculators/body-mass/unusual';
import type { Body } from '../../../features/calculators/measures/person';

/** Says so where a result was made from figures that are hardly a person's: it is right, and of no use. */
export function UnusualBody({ body }: { body: Body }) {
  const what = unusualIn(body);
  if (!what) return null;
  return (
    <p>
      <strong>Please check your {what}.</strong> The figures are far from what people measure: perhaps they
      were meant in other units.
    </p>
  );
}
