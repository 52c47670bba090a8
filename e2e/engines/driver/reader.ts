import assert from 'node:assert/strict';
import type { ActionSource, Engine } from './engine.ts';
import type { Target } from './finder.ts';
import { waitUntil } from './wait-until.ts';

/** WebDriver's codes for keys that are not letters (https://w3c.github.io/webdriver/#keyboard-actions). */
export const KEYS = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Down: '\uE015',
  End: '\uE010',
} as const;

/** A person with a browser and one open page. Each step waits until it is possible. */
export class Reader {
  private errorsRead = 0;

  constructor(
    private readonly engine: Engine,
    /** Of the site. */
    private readonly origin: string,
  ) {}

  /** Opens an address of the site from the address bar and waits for hydration. */
  async open(path: string): Promise<void> {
    await this.goTo(path);
    await this.isReady();
  }

  /** Opens an address from the address bar. */
  async goTo(path: string): Promise<void> {
    await this.engine.navigate(new URL(path, this.origin).href);
  }

  async isReady(): Promise<void> {
    await waitUntil('the page is hydrated', () =>
      this.evaluate(() => 'isTakenOver' in window || document.getElementById('scripts') === null),
    );
  }

  back(): Promise<void> {
    return this.engine.back();
  }

  /** Goes back to a page in the back/forward cache. */
  async backToCachedPage(): Promise<void> {
    await this.back();
    await waitUntil('the page is restored from the back/forward cache', () =>
      this.evaluate(() => 'isBack' in window && window.isBack === true),
    );
  }

  resize(width: number, height = 800): Promise<void> {
    return this.engine.resize(width, height);
  }

  /** Scrolls the target to the middle of the window and returns the point to press. */
  async approach(target: Target): Promise<{ x: number; y: number }> {
    return waitUntil(`a press on ${describeTarget(target)}`, async () => {
      const place = await this.evaluate((sought) => window.finder.getPlace(sought), target);
      if ('isMissing' in place) throw new Error(place.isMissing);
      return place;
    });
  }

  async press(target: Target): Promise<void> {
    const { x, y } = await this.approach(target);
    await this.engine.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Clicks a field and types after its current text. */
  async type(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.keys(text);
  }

  /** Presses keys one after the other in the focused element. */
  async keys(text: string): Promise<void> {
    const keyboard: ActionSource = {
      type: 'key',
      id: 'keyboard',
      actions: Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    };
    await this.engine.perform([keyboard]);
  }

  /** Waits until the target is visible. */
  async sees(target: Target): Promise<void> {
    await waitUntil(`${describeTarget(target)} shows`, async () => (await this.count(target)) > 0);
  }

  async seesText(text: string | RegExp, within?: string): Promise<void> {
    await this.sees({
      role: 'text',
      name: typeof text === 'string' ? part(text) : pattern(text),
      ...(within && { within }),
    });
  }

  /** Waits until the target is hidden or missing. */
  async missesText(text: string): Promise<void> {
    await waitUntil(
      `“${text}” is hidden`,
      async () => (await this.count({ role: 'text', name: part(text) })) === 0,
    );
  }

  count(target: Target): Promise<number> {
    return this.evaluate((sought) => window.finder.find(sought).length, target);
  }

  /** Waits until the given number of matches is visible. */
  async counts(target: Target, number: number): Promise<void> {
    await waitUntil(
      `${number} of ${describeTarget(target)}`,
      async () => (await this.count(target)) === number,
    );
  }

  /** The value of the first match. */
  async holds(target: Target, value: string): Promise<void> {
    await waitUntil(`${describeTarget(target)} holds “${value}”`, () =>
      this.evaluate(
        (sought, expected) => (window.finder.find(sought)[0] as HTMLInputElement).value === expected,
        target,
        value,
      ),
    );
  }

  /** Waits until the address without the origin equals or matches `path`. */
  async isAt(path: string | RegExp): Promise<void> {
    await waitUntil(`the address ${String(path)}`, async () => {
      const found = await this.path();
      return typeof path === 'string' ? found === path : path.test(found);
    });
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  scrollTo(y: number): Promise<void> {
    return this.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  }

  /** The visible text of the page and its title. */
  wholeText(): Promise<string> {
    return this.evaluate(() => `${document.title}\n${document.body.innerText}`);
  }

  /** Evaluated in the page, so it cannot use imports. */
  evaluate<Args extends readonly unknown[], T>(
    call: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<T> {
    return this.engine.call(call.toString(), args) as Promise<T>;
  }

  /** The console errors since the last call. */
  async newErrors(): Promise<string[]> {
    const errors = await this.engine.consoleErrors();
    const fresh = errors.slice(this.errorsRead);
    this.errorsRead = errors.length;
    // A page may log the same message hundreds of times.
    return [...new Set(fresh.map((error) => error.replace(/:\d+:\d+:/, ':')))];
  }

  /** Checks that there were no other console errors. */
  async expectNoErrors(besides = /(?!)/): Promise<void> {
    const errors = await this.newErrors();
    assert.deepEqual(
      errors.filter((error) => !besides.test(error)),
      [],
    );
  }
}

/** A name pattern in the form of `Target`. */
export const pattern = ({ source, flags }: RegExp): { source: string; flags: string } => ({ source, flags });

const part = (text: string): { source: string; flags: string } => ({
  source: text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
  flags: '',
});

function describeTarget({ role, name, within }: Target): string {
  const called = typeof name === 'object' ? `/${name.source}/` : `“${name ?? 'any'}”`;
  return `${role} ${called}${within ? ` in ${within}` : ''}`;
}
