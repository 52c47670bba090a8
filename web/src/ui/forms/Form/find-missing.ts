import type { Problem } from './problem';
import type { FormValues } from '../../../lib/hydration/read-form';
import { FILL_OUT_ALL } from './messages';

/** The problem of required fields that are blank; undefined if none are. */
export function findMissing(
  typed: FormValues,
  names: readonly string[],
  sentence = FILL_OUT_ALL,
): Problem | undefined {
  const [first, ...others] = names.filter((name) => !typed[name]?.trim());
  return first === undefined ? undefined : { at: [first, ...others], sentence, isOfForm: others.length > 0 };
}
