import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { createRoutesStub } from 'react-router-dom';
import { isPageOfSite } from './isPageOfSite';
import { TextLink } from './TextLink';
import { foreignLink, pageLink } from './TextLink.fixture';

function show(link: ComponentProps<typeof TextLink>) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <TextLink {...link} /> },
    { path: '/blog/:slug', Component: () => <h1>Another article</h1> },
  ]);
  render(<Stub />);
}

test('a link to a new tab says so and gives the other page no handle on this one', () => {
  show(foreignLink);
  const link = screen.getByRole('link', { name: `${foreignLink.children} (opens in a new tab)` });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('a link within the site opens without a reload', async () => {
  show(pageLink);
  await userEvent.click(screen.getByRole('link', { name: pageLink.children }));
  expect(await screen.findByRole('heading', { name: 'Another article' })).toBeVisible();
});

test('a foreign address in the same tab is a plain link', () => {
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
])('%s is a page of the site: %s', (href, expected) => {
  expect(isPageOfSite(href)).toBe(expected);
});
