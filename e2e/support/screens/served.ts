import { expect, type APIRequestContext } from '@playwright/test';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

/** A screen as the server sends it. */
export interface Served {
  screen: Screen;
  status: number;
  html: string;
}

/** Screens at once: the CMS makes each anew. */
const AT_ONCE = 4;

/** Addresses at which a page is shown that is at home at another. */
const AT_HOME: Readonly<Record<string, string>> = {
  '/category': '/blog-list',
  '/irritable-bowel-syndrome': '/category/irritable-bowel-syndrome',
};

/** Every screen. What came in the place of one fails the test, and is not for judging: an error page may be as sound as any. */
export async function servedScreens(request: APIRequestContext, origin = ''): Promise<Served[]> {
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
    expect.soft(otherness, `what came for ${one.screen.name}`).toEqual([]);
    return otherness.length === 0;
  });
}

/** What shows that this is not the screen, in words; nothing, when it is. */
export function findDifferences({ screen, status, html }: Served, origin: string): string[] {
  const isMissing = screen.expects?.test('404') ?? false;
  const [, address = 'none'] = /<meta property="og:url" content="([^"]*)"/.exec(html) ?? [];
  return [
    ...differs('status', String(status), isMissing ? '404' : '200'),
    // What is not there has no address of its own.
    ...differs('address', address, isMissing ? 'none' : origin + getAddress(screen)),
    ...differs('number of first headings', String(html.match(/<h1\b/g)?.length ?? 0), '1'),
  ];
}

const differs = (what: string, found: string, expected: string): string[] =>
  found === expected ? [] : [`has the ${what} ${found}, not ${expected}`];

/** The token of a link in a mail is no part of its page's address. */
const getAddress = ({ path }: Screen): string => AT_HOME[path] ?? path.replace(/\?token=.*/, '');
