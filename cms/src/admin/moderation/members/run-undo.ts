import type { BanUndone, UndoStep } from '../../../domain/moderation/members/summary';

/**
 * Repeats a call that takes a part of a ban back each time, until the ban itself has been dealt with.
 * @param onShown gets the document ids of the comments that each call has brought back
 */
export async function runUndo(
  call: () => Promise<UndoStep>,
  onShown: (shown: string[]) => void,
): Promise<BanUndone> {
  for (;;) {
    const { shown, outcome } = await call();
    onShown(shown);
    if (outcome) return outcome;
  }
}
