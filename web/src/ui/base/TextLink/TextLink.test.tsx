import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { createRoutesStub } from 'react-router-dom';
import { isSitePage } from './is-site-page';
import { TextLink } from './TextLink';
import { foreignLink, pageLink } from './TextLink.fixture';

function show(link: ComponentProps<typeof TextLink>) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <TextLink {...link} /> },
    { path: '/blog/:slug', Component: () => <h1>Another article</h1> },
  ]);
  render(<Stub />);
}

test('announces a link that opens a new tab and sets rel="noopener" on it', () => {
  show(foreignLink);
  const link = screen.getByRole('link', { name: `${foreignLink.children} (opens in a new tab)` });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('opens a page of the site without a reload', async () => {
  show(pageLink);
  await userEvent.click(screen.getByRole('link', { name: pageLink.children }));
  expect(await screen.findByRole('heading', { name: 'Another article' })).toBeVisible();
});

test('renders an external link in the same tab without a target', () => {
  show({ ...foreignLink, opensNewTab: false });
  expect(screen.getByRole('link', { name: foreignLink.children })).not.toHaveAttribute('target');
});

test.each([
  ['/blog/sleep-well', true],
  ['/blog/sleep-well?from=home#tips', true],
  ['/', true],
  ['/apiary', true],
  ['/uploads/leaflet.pdf', false],
  ['/feed.xml', false],
  ['/api/blogs', false],
  ['/admin', false],
  ['//elsewhere.example/blog/x', false],
  ['https://example.org/blog/x', false],
  ['#tips', false],
  ['mailto:editors@wellfolio.example', false],
])('isPageOfSite for %s is %s', (href, expected) => {
  expect(isSitePage(href)).toBe(expected);
});
