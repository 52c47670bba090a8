import type { Problem } from '../../../ui/forms/Form/problem';

/**
 * A calculator's response to its inputs. Problems are in the order of the form. With no problems and no result, it
 * shows nothing.
 */
export type CalculatorOutcome<TResult> = { result: TResult } | { problems: readonly Problem[] };

export function getResult<TResult>(outcome: CalculatorOutcome<TResult>): TResult | undefined {
  return 'result' in outcome ? outcome.result : undefined;
}
