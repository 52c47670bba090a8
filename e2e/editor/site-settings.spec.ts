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

    await test.step('a list has the usual links, own ones that begin with them, or none', async () => {
      const list = 'Links in the header';
      await expect(form.choice(list)).toHaveText('The usual links');
      await expect(page.getByText('My links in the header')).toBeHidden();
      await form.choose(list, 'My own');
      await expect(form.row('Sexual Health')).toBeVisible();
      // The rows of a list have headings of level 3, below that of the list.
      expect(await axeFindings(page, ['main'])).toEqual([]);
      await form.row('Fitness').click();
      await expect(form.part('Fitness')).toContainText(
        'At most 24 characters in the header, and 40 elsewhere.',
      );
      await form.choose(list, 'None');
      await expect(form.row('Sexual Health')).toBeHidden();
    });

    await test.step('a link to a page that is not there is refused with its row, and nothing is saved', async () => {
      await form.choose('Links in the header', 'The usual links');
      await form.choose('Second row at the bottom', 'My own');
      await form.row('Disclaimer').click();
      const address = form.part('Disclaimer').getByRole('textbox', { name: 'Address' });
      await expect(address).toHaveValue('/disclaimer');
      await address.fill('/disclamer');
      await form.save.click();
      const refusal = 'Second row at the bottom, row 3, “Disclaimer”: “/disclamer” leads nowhere';
      await expect(page.getByText(refusal).first()).toBeVisible();
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
