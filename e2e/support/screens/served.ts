import { expect, type APIRequestContext } from '@playwright/test';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

/** A screen as sent by the server. */
interface Served {
  screen: Screen;
  status: number;
  html: string;
}

/** Concurrent requests. Each screen is rendered uncached by the CMS. */
const AT_ONCE = 4;

/** Addresses that show a page with another canonical URL. */
const AT_HOME: Readonly<Record<string, string>> = {
  '/category': '/blog-list',
  '/irritable-bowel-syndrome': '/category/irritable-bowel-syndrome',
};

/**
 * Loads every screen. A wrong page fails the test and is not checked further, because an error page may well be valid
 * HTML.
 */
export async function loadScreens(request: APIRequestContext, origin = ''): Promise<Served[]> {
  const read = async (screen: Screen): Promise<Served> => {
    const response = await request.get(screen.path);
    return { screen, status: response.status(), html: await response.text() };
  };
  const served: Served[] = [];
  for (let from = 0; from < screens.length; from += AT_ONCE) {
    served.push(...(await Promise.all(screens.slice(from, from + AT_ONCE).map(read))));
  }
  return served.filter((one) => {
    const otherness = findDifferences(one, origin);
    expect.soft(otherness, `response for ${one.screen.name}`).toEqual([]);
    return otherness.length === 0;
  });
}

/** Signs that this is not the expected screen; empty if it is. */
export function findDifferences({ screen, status, html }: Served, origin: string): string[] {
  const isMissing = screen.expects?.test('404') ?? false;
  const [, address = 'none'] = /<meta property="og:url" content="([^"]*)"/.exec(html) ?? [];
  return [
    ...differs('status', String(status), isMissing ? '404' : '200'),
    // Missing pages have no canonical URL.
    ...differs('address', address, isMissing ? 'none' : origin + getAddress(screen)),
    ...differs('number of first headings', String(html.match(/<h1\b/g)?.length ?? 0), '1'),
  ];
}

const differs = (what: string, found: string, expected: string): string[] =>
  found === expected ? [] : [`has the ${what} ${found}, not ${expected}`];

/** The canonical URL omits the token of a link in a mail. */
const getAddress = ({ path }: Screen): string => AT_HOME[path] ?? path.replace(/\?token=.*/, '');
