/** Letters that are typed within this time belong together. */
const TOGETHER_MS = 700;

/** Collects the letters with which somebody looks for a row. Times are in milliseconds, from any start. */
export class TypeAhead {
  private text = '';
  private at = -Infinity;

  /** @returns all letters that belong together */
  add(letter: string, now: number): string {
    this.text = this.isTyping(now) ? this.text + letter : letter;
    this.at = now;
    return this.text;
  }

  /** Whether another letter would belong to those before it. */
  isTyping(now: number): boolean {
    return now - this.at < TOGETHER_MS;
  }
}
