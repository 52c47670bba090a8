import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { CONTROLS } from '../support/layout/faults/controls.ts';
import { COVERS } from '../support/layout/faults/covers.ts';
import { FIELDS } from '../support/layout/faults/fields.ts';
import { FOCUS } from '../support/layout/faults/focus.ts';
import { TEXT } from '../support/layout/faults/text.ts';
import { findLayoutFaults } from '../support/layout/find-layout-faults.ts';

const CASES = { ...TEXT, ...FIELDS, ...COVERS, ...CONTROLS, ...FOCUS };

const show = (page: Page, body: string): Promise<void> =>
  page.setContent(
    `<!doctype html><html lang="en"><body style="margin: 16px; font: 16px/1.5 sans-serif">${body}</body></html>`,
  );

for (const [name, { window, message, broken, sound }] of Object.entries(CASES)) {
  test(`the layout checks report ${name} but accept sound variants`, async ({ page }) => {
    await show(page, broken);
    const found = await findLayoutFaults(page, [window]);
    expect(found).not.toEqual([]);
    for (const finding of found) expect(finding).toMatch(message);
    for (const [near, body] of Object.entries(sound)) {
      await show(page, body);
      expect(await findLayoutFaults(page, [window]), near).toEqual([]);
    }
  });
}
