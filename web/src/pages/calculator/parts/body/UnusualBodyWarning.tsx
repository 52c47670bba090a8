import { findUnusualInput } from '../../../../features/calculators/body-mass/unusual';
import type { Body } from '../../../../features/calculators/measures/person';

/** Warns when the inputs are implausible for a person: the result is correct but useless. */
export function UnusualBodyWarning({ body }: { body: Body }) {
  const what = findUnusualInput(body);
  if (!what) return null;
  return (
    <p>
      <strong>Please check your {what}.</strong> The figures are unusual for a person: perhaps they were meant
      in other units.
    </p>
  );
}
