import { AdminScreens } from '../pages/AdminScreens.ts';
import { SiteSettingsForm } from '../pages/SiteSettingsForm.ts';
import { expect, test } from '../support/fixtures.ts';
import { axeFindings } from '../support/page/axe.ts';
import { runningProduct } from '../support/product/running-product.ts';

// Other tests use the same site meanwhile: only the last line of the footer changes, and changes back.
test('a super admin changes the site settings, and readers see it', async ({ page, reader, admin }) => {
  const copyright = `© 2026 Quiet evenings ${Date.now()}`;
  await new AdminScreens(page).startSession(runningProduct().owner);
  const form = await SiteSettingsForm.open(page);
  await expect(page).toHaveURL(/api::site\.site\/site/);
  try {
    await test.step('a colour that is hard to read is refused, with one that can be read', async () => {
      await form.field('Colour').fill('#7fb3ff');
      await expect(page.getByText(/#7fb3ff is hard to read\. #[\da-f]{6} can be read\./)).toBeVisible();
      await form.save.click();
      await expect(
        page.getByText(/too light for links and buttons.*such as #[\da-f]{6}/).first(),
      ).toBeVisible();
      await form.field('Colour').fill('');
    });

    await form.field('Copyright').fill(copyright);
    await form.saveChanges();
    await expect(async () => {
      await reader.goto('/terms');
      await expect(reader.getByRole('contentinfo')).toContainText(copyright);
    }).toPass();

    await test.step('an empty list is filled in with the default links, and nothing is saved by that', async () => {
      await page.getByRole('button', { name: 'Links in the header', exact: true }).click();
      await expect(page.getByText('Sexual Health', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Links in the header', exact: true })).toBeHidden();
      // The fields are Strapi’s, whose lists have headings of level 3 below one of level 1.
      expect(await axeFindings(page, ['aside'])).toEqual([]);
    });
  } finally {
    await admin.update('site', 'site', { copyright: null });
  }
});

test('an editor without the role neither finds nor opens the site settings', async ({ screens, page }) => {
  await screens.open();
  await page.goto('/admin/settings/site-settings');
  await expect(page.getByText(/permission/i).first()).toBeVisible();
  await page.goto('/admin/content-manager');
  await expect(page.getByRole('link', { name: 'Article', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Site settings' })).toBeHidden();
});
