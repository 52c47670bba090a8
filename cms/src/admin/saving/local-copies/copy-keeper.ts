import { createEmitter } from '../../ui/emitter';
import { deleteCopy, putCopy, type LocalCopy } from './store';

/** Text is copied this long after the first change since the last copy. */
const DELAY_MS = 1000;

/** When unsaved text was copied last, in milliseconds since 1970, or that it cannot be copied. */
export type CopyState = { copiedAt: number } | 'failed' | undefined;

/** Writes and deletes the local copy of one form. */
export class CopyKeeper {
  private timer: number | undefined;
  // Copies and deletions follow each other in order.
  private queue = Promise.resolve();
  private hasCopy = false;
  private state: CopyState;
  private readonly changes = createEmitter<void>();

  constructor(readonly formId: string) {}

  readonly getState = (): CopyState => this.state;
  readonly listen = (listener: () => void): (() => void) => this.changes.listen(listener);

  get isDue(): boolean {
    return this.timer !== undefined;
  }

  copyLater(copy: () => void): void {
    this.timer ??= window.setTimeout(copy, DELAY_MS);
  }

  cancel(): void {
    window.clearTimeout(this.timer);
    this.timer = undefined;
  }

  copy(text: Omit<LocalCopy, 'formId' | 'copiedAt'>): void {
    this.hasCopy = true;
    const copiedAt = Date.now();
    this.queue = this.queue
      .then(() => putCopy({ ...text, formId: this.formId, copiedAt }))
      .then(
        () => this.show({ copiedAt }),
        () => this.show('failed'),
      );
  }

  drop(): void {
    this.cancel();
    if (!this.hasCopy) return;
    this.hasCopy = false;
    this.queue = this.queue
      .then(() => deleteCopy(this.formId))
      .catch(() => undefined)
      .then(() => this.show(undefined));
  }

  private show(state: CopyState): void {
    this.state = state;
    this.changes.emit();
  }
}
