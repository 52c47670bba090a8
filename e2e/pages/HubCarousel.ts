import { expect, type Locator, type Page } from '@playwright/test';

/** The carousel of a topic hub. */
export class HubCarousel {
  readonly root: Locator;
  readonly items: Locator;

  constructor(
    private readonly page: Page,
    title: string,
  ) {
    this.root = page.getByRole('group', { name: title, exact: true });
    this.items = this.root.locator('li');
  }

  /** Scrolls it into view and waits for its script. */
  async find(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.root.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  }

  async turn(direction: 'Previous' | 'Next'): Promise<void> {
    await this.root.getByRole('button', { name: `${direction} article` }).click();
  }

  async swipeByMouse(pixels: number): Promise<void> {
    const { x, y } = await this.middle();
    const { mouse } = this.page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + pixels / 2, y + 3, { steps: 5 });
    await mouse.move(x + pixels, y + 3, { steps: 5 });
    await mouse.up();
  }

  async swipeByFinger(pixels: number): Promise<void> {
    const { x, y } = await this.middle();
    const browser = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', way?: number): Promise<unknown> =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: way === undefined ? [] : [{ x: x + way, y }],
      });
    await touch('touchStart', 0);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', pixels * part);
    await touch('touchEnd');
  }

  /** The number of the active item, from 1. Checks that the states of all items match it. */
  async expectActive(position: number): Promise<void> {
    const active = position - 1;
    const count = await this.items.count();
    for (let place = 0; place < count; place += 1) {
      const item = this.items.nth(place);
      const distance = (place - active + count) % count;
      const state = ['active', 'next'][distance] ?? (distance === count - 1 ? 'prev' : 'hidden');
      await expect(item).toHaveAttribute('data-state', state);
      await (state === 'hidden' ? expect(item).toBeHidden() : expect(item).toBeVisible());
    }
    await expect(this.root.getByText(`${position} of ${count}`)).toHaveAttribute('aria-live', 'polite');
  }

  private async middle(): Promise<{ x: number; y: number }> {
    // Waits until the carousel has stopped moving.
    await this.root.evaluate(async (element) => {
      await Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
    });
    const box = await this.root.getByRole('list').boundingBox();
    if (!box) throw new Error('The carousel is not on the page.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
