import { expect, test } from '../../support/fixtures.ts';
import { ReaderPage } from '../../pages/ReaderPage.ts';

for (const { width, count } of [
  { width: 960, count: 8 },
  { width: 1024, count: 8 },
  { width: 1247, count: 8 },
  { width: 1248, count: 12 },
  { width: 1280, count: 12 },
  { width: 1600, count: 12 },
]) {
  test(`the header shows ${count} links in one row at ${width} px${count < 12 ? ' and a menu button' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const links = navigation.getByRole('link');
    await expect(navigation.getByRole('button', { name: 'In the Spotlight' })).toBeVisible();
    await expect(links).toHaveCount(count);
    const tops = new Set<number>();
    for (const link of await links.all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
      tops.add(Math.round((await link.boundingBox())?.y ?? -1));
    }
    expect([...tops]).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: count < 12 });
    await new ReaderPage(page).expectNoSidewaysScroll();
  });
}
