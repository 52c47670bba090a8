import assert from 'node:assert/strict';
import { journey } from '../driver/browser.ts';
import { pattern, type Reader } from '../driver/reader.ts';
import { waitUntil } from '../driver/wait-until.ts';

/** The text of the first article link in the window. */
const linkInWindow = (reader: Reader): Promise<string> =>
  reader.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('main article h2 a, main article h3 a')];
    const isInWindow = (link: HTMLElement): boolean => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 150 && bottom < window.innerHeight;
    };
    return links.find(isInWindow)?.textContent ?? '';
  });

journey('Back from an article returns to the same place on the home page', async (reader) => {
  await reader.open('/');
  await reader.scrollTo(900);
  const title = await linkInWindow(reader);
  await reader.approach({ role: 'link', name: title, within: 'main article' });
  const before = await reader.evaluate(() => window.scrollY);
  assert.ok(before > 0);
  await reader.press({ role: 'link', name: title, within: 'main article' });
  await reader.isAt(/^\/blog\//);
  await reader.sees({ role: 'heading', name: title });
  await waitUntil('the article begins at its top', () => reader.evaluate(() => window.scrollY === 0));
  await reader.back();
  await reader.isAt('/');
  await waitUntil('the scroll position is restored', () =>
    reader.evaluate((y) => Math.abs(window.scrollY - y) <= 1, before),
  );
  await reader.expectNoErrors();
});

journey('a hub from the menu leads to its articles', async (reader) => {
  await reader.open('/');
  await reader.press({ role: 'link', name: 'Wellness', within: 'header nav' });
  await reader.isAt('/wellness');
  await reader.sees({ role: 'heading', name: 'Wellness', within: 'main' });
  await reader.press({ role: 'link', name: pattern(/./), within: 'main article h3' });
  await reader.isAt(/^\/blog\//);
  await reader.expectNoErrors();
});

journey('a list grows while a reader scrolls, and its next page has an address', async (reader) => {
  const cards = { role: 'article', within: 'main' } as const;
  await reader.open('/blog-list');
  await reader.counts(cards, 30);
  await reader.scrollTo(1_000_000);
  await reader.counts(cards, 60);
  await reader.open('/blog-list?page=2');
  await reader.counts(cards, 30);
  await reader.press({ role: 'link', name: 'Earlier page', within: 'main' });
  await reader.isAt('/blog-list');
  await reader.open('/category/healthy-habits');
  await reader.counts(cards, 20);
  await reader.scrollTo(1_000_000);
  await waitUntil('the rest of the category', async () => (await reader.count(cards)) > 20);
  await reader.expectNoErrors();
});

journey('an unknown address shows the not-found page, which links home', async (reader) => {
  await reader.open('/no/such/page');
  await reader.sees({ role: 'heading', name: 'We could not find that page', within: 'main' });
  await reader.press({ role: 'link', name: 'Wellfolio', within: 'header' });
  await reader.isAt('/');
  await reader.sees({ role: 'article', within: 'main' });
  await reader.expectNoErrors(/404/);
});

journey('third-party content loads only when the reader requests it', async (reader) => {
  await reader.open('/blog/start-walking-for-your-health');
  const show = { role: 'button', name: pattern(/^Show Map/), within: 'main' } as const;
  await reader.approach(show);
  const foreign = (): Promise<string[]> =>
    reader.evaluate(() => [
      ...performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((url) => new URL(url).origin !== location.origin),
      ...[...document.querySelectorAll<HTMLIFrameElement>('iframe:not([title=Advertisement])')].map(
        ({ src }) => src,
      ),
    ]);
  assert.deepEqual(await foreign(), []);
  await reader.press(show);
  await waitUntil('the map', async () =>
    (await foreign()).some((url) => url.startsWith('https://www.openstreetmap.org/')),
  );
  assert.ok(await reader.evaluate(() => document.activeElement instanceof HTMLIFrameElement));
});

for (const isDark of [false, true]) {
  journey(
    `a reader with a ${isDark ? 'dark' : 'light'} system theme gets pages in that theme`,
    async (reader) => {
      await reader.open('/blog/start-walking-for-your-health');
      const [paper, ink] = await reader.evaluate(() => {
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        // The computed colour may be in a colour space other than sRGB.
        const lightness = (colour: string): number => {
          if (!canvas) throw new Error('This browser draws nothing.');
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
          return (red + green + blue) / 3;
        };
        const { color } = getComputedStyle(document.querySelector('main p') ?? document.body);
        return [lightness(getComputedStyle(document.body).backgroundColor), lightness(color)];
      });
      assert.ok(isDark ? paper < 100 && ink > 150 : paper > 200 && ink < 100, `paper ${paper}, ink ${ink}`);
    },
    { isDark },
  );
}
