import { createEmitter } from '../../ui/emitter';
import type { Values } from '../../ui/form/open-form';
import { deleteCopy, putCopy, type LocalCopy } from './store';

/** Text is copied this long after the first change since the last copy. */
const DELAY_MS = 1000;

/**
 * A form in which everything was undone has no unsaved text. It looks the same while it is left, with the text that the
 * editor was promised to find again: so this must be longer than leaving takes.
 */
const UNDONE_MS = 10_000;

/** When unsaved text was copied last, in milliseconds since 1970, or that it cannot be copied. */
export type CopyState = { copiedAt: number } | 'failed' | undefined;

/** Writes and deletes the local copy of one form. */
export class CopyKeeper {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private undone: ReturnType<typeof setTimeout> | undefined;
  // Copies and deletions follow each other in order.
  private queue = Promise.resolve();
  private hasCopy = false;
  /** What the form was filled with when its text was copied last. */
  private copiedFrom: Values | undefined;
  /** Copies of other forms whose text is in this one. */
  private takenOver: string[] = [];
  private state: CopyState;
  private readonly changes = createEmitter<void>();

  constructor(readonly formId: string) {}

  readonly getState = (): CopyState => this.state;
  readonly listen = (listener: () => void): (() => void) => this.changes.listen(listener);

  get isDue(): boolean {
    return this.timer !== undefined;
  }

  copyLater(copy: () => void): void {
    this.keep();
    this.timer ??= setTimeout(copy, DELAY_MS);
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** This form has the text of another one, whose copy is deleted once this one has its own. */
  takeOver(formId: string): void {
    this.takenOver.push(formId);
  }

  copy(text: Omit<LocalCopy, 'formId' | 'copiedAt'>, filledWith: Values): void {
    this.hasCopy = true;
    this.copiedFrom = filledWith;
    const copiedAt = Date.now();
    this.queue = this.queue
      .then(() => putCopy({ ...text, formId: this.formId, copiedAt }))
      .then(() => this.deleteTakenOver())
      .then(
        () => this.show({ copiedAt }),
        () => this.show('failed'),
      );
  }

  /**
   * Everything was undone: deletes the copy after a while, unless the form is left or changed before. If the form was
   * filled with something else since, its text has gone without being stored: the copy stays.
   */
  dropLater(filledWith: Values): void {
    this.cancel();
    if (this.hasCopy && filledWith !== this.copiedFrom) this.keep();
    else if (this.hasCopy || this.takenOver.length > 0)
      this.undone ??= setTimeout(() => this.drop(), UNDONE_MS);
  }

  /** The form is left. */
  keep(): void {
    clearTimeout(this.undone);
    this.undone = undefined;
  }

  drop(): void {
    this.cancel();
    this.keep();
    if (!this.hasCopy && this.takenOver.length === 0) return;
    this.hasCopy = false;
    this.queue = this.queue
      .then(() => Promise.all([deleteCopy(this.formId), this.deleteTakenOver()]))
      .catch(() => undefined)
      .then(() => this.show(undefined));
  }

  private async deleteTakenOver(): Promise<void> {
    await Promise.all(this.takenOver.splice(0).map(deleteCopy));
  }

  private show(state: CopyState): void {
    this.state = state;
    this.changes.emit();
  }
}
