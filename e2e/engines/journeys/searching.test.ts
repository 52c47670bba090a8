import { randomUUID } from 'node:crypto';
import { journey } from '../driver/browser.ts';
import { KEYS } from '../driver/reader.ts';

const box = { role: 'combobox', name: 'Search articles', within: 'main' } as const;

journey(
  'the search shows suggestions while a reader types, and offers topics when it finds nothing',
  async (reader) => {
    await reader.open('/blog-list');
    await reader.type(box, 'insom');
    await reader.sees({ role: 'option', name: 'Insomnia' });
    await reader.keys(KEYS.Down + KEYS.Enter);
    await reader.isAt('/search/insomnia');
    await reader.sees({ role: 'article', within: 'main' });
    await reader.open('/search/xyzzy');
    await reader.seesText('No articles found for “xyzzy”.');
    await reader.press({ role: 'link', name: 'Wellness', within: 'main' });
    await reader.isAt(/wellness$/);
    await reader.sees({ role: 'heading', name: 'Wellness', within: 'main' });
    await reader.expectNoErrors();
  },
);

journey('a reader subscribes to the newsletter', async (reader) => {
  await reader.open('/about');
  await reader.press({ role: 'button', name: 'Subscribe' });
  // If the address is missing, the field gets the focus.
  await reader.seesText('Please enter an email address.');
  await reader.keys(`nora-${randomUUID().slice(0, 8)}@example.org`);
  await reader.press({ role: 'button', name: 'Subscribe' });
  await reader.seesText('Thank you for subscribing!');
  await reader.expectNoErrors();
});
