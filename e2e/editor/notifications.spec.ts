import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Where an element is once it has stopped moving. */
async function findEdges(element: Locator) {
  const read = () => element.boundingBox();
  let box = await read();
  await expect
    .poll(async () => {
      const before = box;
      box = await read();
      return JSON.stringify(box) === JSON.stringify(before);
    })
    .toBe(true);
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  expect(width * height).toBeGreaterThan(0);
  return { left: x, right: x + width, top: y, bottom: y + height };
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a notification covers nothing of the text in a window ${width} px wide`, async ({
    admin,
    page,
    screens,
    uniqueTitle,
  }) => {
    await page.setViewportSize({ width, height });
    const text = 'Dim the lights an hour before bed.';
    const id = await admin.create('blog', {
      title: uniqueTitle,
      content: Array.from({ length: 30 }, () => ({ __component: 'blocks.paragraph', text })),
    });
    const form = await screens.draft(id, uniqueTitle);
    await form.content.goOnAtTheEnd();
    await page.keyboard.type(' And breathe.');
    await form.save();
    const notification = page.locator('[data-sonner-toast]');
    await expect(notification).toContainText('Saved');
    await notification.hover();
    const shown = await findEdges(notification);
    const toolbar = await findEdges(page.getByRole('toolbar', { name: 'Text' }));
    const lines = await findEdges(form.content.text);
    expect(shown.left >= lines.right || shown.bottom <= toolbar.top).toBe(true);
    expect(shown.left).toBeGreaterThanOrEqual(0);
    expect(shown.right).toBeLessThanOrEqual(width);
    expect(shown.bottom).toBeLessThanOrEqual(height);
    for (const name of ['Publish', 'Save']) {
      const button = await findEdges(page.getByRole('button', { name, exact: true }));
      expect(shown.top >= button.bottom || shown.bottom <= button.top).toBe(true);
    }
  });
