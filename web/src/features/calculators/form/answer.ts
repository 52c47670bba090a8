import type { Problem } from '../../../ui/forms/Form/problem';

/** What a calculator says to its inputs. Problems in the order of the form; none, and no result: it says nothing. */
export type Answer<TResult> = { result: TResult } | { problems: readonly Problem[] };

export function getResult<TResult>(answer: Answer<TResult>): TResult | undefined {
  return 'result' in answer ? answer.result : undefined;
}
