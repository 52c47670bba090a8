import type { Step } from '../../../domain/moderation/members/summary';

/**
 * Repeats a call that does a part of the work each time, until there is nothing left.
 * @param call gets where the call before ended; 0 for the first one
 * @param onProgress gets how much has been done so far
 * @returns how much has been done
 */
export async function runSteps(
  call: (after: number) => Promise<Step>,
  onProgress: (count: number) => void,
): Promise<number> {
  let total = 0;
  for (let after: number | null = 0; after !== null;) {
    const { count, next }: Step = await call(after);
    total += count;
    after = next;
    onProgress(total);
  }
  return total;
}
