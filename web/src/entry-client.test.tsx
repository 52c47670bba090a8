import { fireEvent, waitFor, within } from '@testing-library/react';
import { articleResponse } from '../test/responses/articles';
import { testSite } from '../test/show-site';
import { fixtures } from './blocks/fixtures';
import { videoBlock } from './blocks/types/video/VideoBlock.fixture';
import { createRenderer } from './entry-server';
import { getPicture } from './ui/base/Picture/Picture.fixture';

/** Line breaks of other systems: the browser parses both as `\n`. */
const BREAKS = 'Of\r\ngood\rnights';

const article = articleResponse({
  slug: 'sleep-well',
  author: BREAKS,
  topBanner: getPicture(BREAKS),
  content: [...Object.values(fixtures), { ...videoBlock, caption: BREAKS }],
  seo: {
    __typename: 'Seo',
    title: BREAKS,
    description: BREAKS,
    image: getPicture(BREAKS),
    noindex: false,
  },
});

/** Replaces the document by the server's page, as if it had been fetched. */
async function receive(address: string): Promise<void> {
  const render = createRenderer({
    site: testSite,
    reader: { query: async () => ({ data: article }) },
    version: () => 7,
    assets: () => '<link rel="stylesheet" href="/assets/site.css">',
  });
  const page = await render(address);
  if (!('html' in page)) throw new Error(`${address} redirects to ${page.location}`);
  const [, lang = '', inside = ''] =
    /^<!doctype html><html lang="(\w+)">(.*)<\/html>$/s.exec(page.html) ?? [];
  window.history.replaceState(null, '', address);
  document.documentElement.lang = lang;
  document.documentElement.innerHTML = inside;
}

/** Tags in `<head>` that must occur exactly once. */
const getContents = (name: string) =>
  [...document.head.querySelectorAll(`[name="${name}"], [property="${name}"]`)].map((tag) =>
    tag.getAttribute('content'),
  );

test('hydrates a page with every block without changes or errors, and then responds to clicks', async () => {
  await receive('/blog/sleep-well');
  const sent = document.querySelector('main')?.innerHTML;
  const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  await import('./entry-client');
  // `screen` would look into the body that this page replaced.
  const page = within(document.body);
  await waitFor(() =>
    expect(Object.keys(page.getByRole('main')).some((key) => key.startsWith('__react'))).toBe(true),
  );

  expect(complained.mock.calls).toEqual([]);
  expect(document.querySelector('main')?.innerHTML).toBe(sent);
  for (const name of ['description', 'og:description', 'twitter:title', 'og:image:alt', 'article:author']) {
    expect(getContents(name)).toEqual(['Of good nights']);
  }
  expect(document.querySelector('link[href="/assets/site.css"]')).toBeInTheDocument();

  fireEvent.click(page.getByRole('button', { name: 'Pause' }));
  expect(await page.findByRole('button', { name: 'Play' })).toBeVisible();
  complained.mockRestore();
});
