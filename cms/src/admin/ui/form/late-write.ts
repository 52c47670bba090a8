/** A form follows what is typed after this long a pause. */
const PAUSE_MS = 400;
/** And this long after the first change at the latest. */
const LONGEST_MS = 3000;

/** Those that have something to pass on. */
const waiting = new Set<LateWrite>();

/** Passes on what waits in all fields: the caret stays. */
export function passOnAll(): void {
  for (const writing of [...waiting]) writing.now();
}

/** Passes on to a form what was typed once somebody pauses: rendering a form takes much longer than a key may. */
export class LateWrite {
  private pause: number | undefined;
  private longest: number | undefined;

  private write: (() => void) | undefined;

  get isWaiting(): boolean {
    return this.longest !== undefined;
  }

  /** @param write what passes on all that was typed, in place of the one before */
  later(write: () => void): void {
    this.write = write;
    waiting.add(this);
    window.clearTimeout(this.pause);
    this.pause = window.setTimeout(this.now, PAUSE_MS);
    this.longest ??= window.setTimeout(this.now, LONGEST_MS);
  }

  /** Passes on what waits, if anything does. */
  readonly now = (): void => {
    if (!this.isWaiting) return;
    waiting.delete(this);
    window.clearTimeout(this.pause);
    window.clearTimeout(this.longest);
    this.longest = undefined;
    this.write?.();
  };
}
