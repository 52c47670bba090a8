import { randomUUID } from 'node:crypto';
import { journey } from '../driver/browser.ts';
import { KEYS, pattern } from '../driver/reader.ts';

const box = { role: 'combobox', name: 'Search articles', within: 'main' } as const;

journey(
  'the search suggests while a reader types, and offers topics where it finds nothing',
  async (reader) => {
    await reader.open('/blog-list');
    await reader.type(box, 'insom');
    await reader.sees({ role: 'option', name: 'Insomnia' });
    await reader.keys(KEYS.Down + KEYS.Enter);
    await reader.isAt('/search/insomnia');
    await reader.sees({ role: 'article', within: 'main' });
    await reader.open('/search/xyzzy');
    await reader.seesText('No articles found for “xyzzy”.');
    await reader.press({ role: 'link', name: 'Sleep', within: 'main' });
    await reader.isAt('/sleep');
    await reader.sees({ role: 'heading', name: 'Sleep', within: 'main' });
    await reader.expectNoErrors();
  },
);

journey('a reader asks for the newsletter', async (reader) => {
  const address = { role: 'field', name: pattern(/^Your email address/) } as const;
  await reader.open('/about');
  await reader.type(address, 'no address');
  await reader.press({ role: 'button', name: 'Subscribe' });
  await reader.seesText(/valid email/i);
  await reader.evaluate(() => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) field.select();
  });
  await reader.keys(`nora-${randomUUID().slice(0, 8)}@example.org`);
  await reader.press({ role: 'button', name: 'Subscribe' });
  await reader.seesText('Thank you for subscribing!');
  await reader.expectNoErrors();
});
