import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findRouteAt } from '../../../test/route-at';
import { showSite, testSite } from '../../../test/show-site';
import { scrollIntoViewport } from '../../ui/hooks/viewport.testing';
import { COOKIES, DISCLAIMER, PRIVACY, TABBED_POLICIES, TERMS, type Policy } from './policies';
import { policyJsonLd } from './policy.json-ld';

async function show(policy: Policy) {
  const router = showSite(policy.path, {});
  await screen.findByRole('heading', { level: 1, name: policy.title });
  return { router, main: within(screen.getByRole('main')) };
}
const contents = () => within(screen.getByRole('navigation', { name: 'On this page' }));
const titles = () =>
  contents()
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent?.replace(/^\d+\. /, ''));
const getText = (id: string) => document.getElementById(id)?.parentElement?.textContent ?? '';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const ALL: [string, Policy, number][] = [
  ['privacy', PRIVACY, 19],
  ['terms', TERMS, 12],
  ['disclaimer', DISCLAIMER, 9],
  ['cookies', COOKIES, 8],
];

describe.each(ALL)('%s', (_name, policy, count) => {
  test('links every section from the contents by its anchor', async () => {
    await show(policy);
    const links = contents().getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: count }, (_, index) => `#section${index + 1}`),
    );
    for (const link of links) {
      const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(heading?.tagName).toBe('H2');
      expect(heading).toHaveTextContent(link.textContent ?? '');
      expect(getText(heading?.id ?? '').length).toBeGreaterThan(150);
    }
  });

  test('shows the date of its last update', async () => {
    const { main } = await show(policy);
    const time = main.getByText(/^\w+ \d+, \d{4}$/);
    expect(time.tagName).toBe('TIME');
    expect(time).toHaveAttribute('datetime', policy.updated);
    expect(time.parentElement).toHaveTextContent(/^Last updated: /);
  });

  test('has its title, description, canonical link and structured data', async () => {
    await show(policy);
    expect(document.title).toBe(`${policy.title} - Wellfolio`);
    expect(policy.description.length).toBeGreaterThanOrEqual(110);
    expect(policy.description.length).toBeLessThanOrEqual(160);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      testSite.publicUrl + policy.path,
    );
    expect(policyJsonLd(policy, testSite)).toMatchObject([
      { '@type': 'WebPage', name: policy.title, dateModified: policy.updated },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  test('shows labelled ad placeholders among its sections', async () => {
    const { main } = await show(policy);
    const ads = main.getAllByRole('group', { name: 'Advertisement' });
    expect(ads).toHaveLength(Math.floor((count - 1) / 5));
    for (const ad of ads) expect(ad).toHaveTextContent(/^Ad Loading$/);
  });

  test('has internal links only to existing pages and sections', async () => {
    const { main } = await show(policy);
    const hrefs = main.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href') ?? '');
    for (const href of hrefs.filter((own) => own.startsWith('/'))) {
      expect(findRouteAt(href)).toMatch(/^src\/pages\/(?!category\/)/);
    }
    for (const href of hrefs.filter((own) => own.startsWith('#'))) {
      expect(document.getElementById(href.slice(1))).not.toBeNull();
    }
    expect(hrefs).toContain('/contact-us');
  });

  test('contains no unfilled placeholders', async () => {
    const { main } = await show(policy);
    const text = main.getByRole('heading', { level: 1 }).closest('main')?.textContent ?? '';
    expect(text).toContain('Wellfolio');
    expect(text).not.toMatch(/[[\]{}]|\bTODO\b|undefined|Lorem/i);
  });
});

test('links between legal pages point to existing sections', async () => {
  for (const [, policy] of ALL) {
    const { main } = await show(policy);
    const cited = main
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^\/[^#]*#/.test(href));
    for (const href of cited) {
      const [path = '', id = ''] = href.split('#');
      const target = ALL.find(([, own]) => own.path === path);
      expect(Number(id.replace('section', ''))).toBeLessThanOrEqual(target?.[2] ?? 0);
    }
    cleanup();
  }
});

describe('the tabs', () => {
  const tabs = () => within(screen.getByRole('navigation', { name: 'Legal pages' })).getAllByRole('link');

  test.each(TABBED_POLICIES)('list three pages on $path and mark the current one', async (policy) => {
    await show(policy);
    expect(tabs().map((tab) => tab.getAttribute('href'))).toEqual([
      '/privacy-policy',
      '/terms',
      '/disclaimer',
    ]);
    const current = tabs().filter((tab) => tab.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([policy.title]);
  });

  test('have the same names as the links in the footer', async () => {
    await show(PRIVACY);
    const footer = within(screen.getByRole('contentinfo'));
    for (const { title, path } of TABBED_POLICIES) {
      expect(footer.getByRole('link', { name: title })).toHaveAttribute('href', path);
    }
  });

  test('open another legal page', async () => {
    const { router } = await show(PRIVACY);
    const [, terms] = tabs();
    await userEvent.click(terms as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/terms');
  });

  test('do not appear on the cookie page', async () => {
    await show(COOKIES);
    expect(screen.queryByRole('navigation', { name: 'Legal pages' })).toBeNull();
  });
});

test('the last sections of the privacy notice have their cited numbers', async () => {
  await show(PRIVACY);
  expect(titles().slice(15)).toEqual([
    'Requests from law enforcement',
    'Children under 16',
    'Changes to this notice',
    'Contact',
  ]);
  expect(getText('section17')).toMatch(
    /do not knowingly collect personal information from children under 16/,
  );
  const contact = document.getElementById('section19')?.parentElement;
  expect(within(contact as HTMLElement).getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  expect(getText('section19')).toMatch(/within 24-48 hours/);
});

test('the disclaimer has its specified sections in order, with a mail link in the last', async () => {
  await show(DISCLAIMER);
  expect(titles()).toEqual([
    'Introduction',
    'Not a substitute for medical advice',
    'Content accuracy',
    'User responsibility',
    'Community comments',
    'External and affiliate links',
    'Professional affiliations',
    'Changes',
    'Contact',
  ]);
  const contact = document.getElementById('section9')?.parentElement;
  expect(within(contact as HTMLElement).getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    'mailto:contact@wellfolio.example',
  );
  expect(getText('section9')).toMatch(/within 24-48 hours/);
});

test('the terms repeat no sentence of the privacy notice', async () => {
  const splitSentences = async (policy: Policy) => {
    const { main } = await show(policy);
    const text = main
      .getAllByRole('heading', { level: 2 })
      .map(({ parentElement }) => parentElement?.textContent ?? '')
      .join(' ');
    cleanup();
    return text.split(/(?<=[.?!])\s*/).filter((sentence) => sentence.split(' ').length >= 8);
  };
  const [privacy, terms] = [await splitSentences(PRIVACY), await splitSentences(TERMS)];
  expect(terms.length).toBeGreaterThan(60);
  expect(terms.filter((sentence) => privacy.includes(sentence))).toEqual([]);
});

test('the contents mark the section being read and scroll to a selected one', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await show(DISCLAIMER);
  const headings = contents()
    .getAllByRole('link', { hidden: true })
    .map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? '') as HTMLElement);
  headings.forEach((heading, place) => {
    heading.getBoundingClientRect = () => new DOMRect(0, (place - 2) * 400 + 135, 100, 30);
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 9000 });
  scrollIntoViewport(headings[0] as HTMLElement);
  expect(contents().getByRole('link', { hidden: true, current: 'location' }).textContent).toBe(
    '3. Content accuracy',
  );
  await userEvent.click(contents().getByText('4. User responsibility'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 400, behavior: 'smooth' });
  expect(headings[3]).toHaveFocus();
  scrollTo.mockRestore();
});

describe('the legal pages state that', () => {
  test.each<[string, Policy, string, RegExp]>([
    [
      'comments stay without a name after the account is deleted',
      PRIVACY,
      'section10',
      /comments stay without your name/,
    ],
    [
      'messages to the editors are deleted with the account',
      PRIVACY,
      'section10',
      /ratings and messages to the editors go/,
    ],
    [
      'a proven newsletter address is deleted with the account',
      PRIVACY,
      'section15',
      /has shown that it is yours/,
    ],
    [
      'the reporter of a comment is recorded',
      PRIVACY,
      'section3',
      /store that it was you, so that each member counts once/,
    ],
    [
      'only members can report a comment, each of them once',
      TERMS,
      'section5',
      /Members can report a comment, each of them once/,
    ],
  ])('%s', async (_what, policy, id, sentence) => {
    await show(policy);
    expect(getText(id)).toMatch(sentence);
  });
});
