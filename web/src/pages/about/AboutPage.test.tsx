import { screen, within } from '@testing-library/react';
import { showSite } from '../../../test/show-site';
import { getPicture } from '../../ui/base/Picture/Picture.fixture';
import type { AboutPageQuery } from './AboutPage.gen';
import { getAboutDescription } from './about-texts';

const RESPONSE: AboutPageQuery = {
  __typename: 'Query',
  categoryPictures: ['fitness', 'breast-cancer'].map((slug) => ({
    __typename: 'CategoryPicture',
    category: { __typename: 'Category', slug },
    picture: { ...getPicture(slug), url: `/uploads/${slug}.webp` },
  })),
};

async function show(respond: (variables: Record<string, unknown>) => unknown) {
  showSite('/about', { AboutPage: respond });
  await screen.findByRole('heading', { level: 1, name: 'About Wellfolio' });
  return within(screen.getByRole('main'));
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('Find Your Focus shows six categories in order and links to Popular Topics', async () => {
  const respond = jest.fn((_variables: Record<string, unknown>) => RESPONSE);
  const main = await show(respond);
  expect(respond).toHaveBeenCalledTimes(1);
  const focus = within(main.getByRole('region', { name: 'Find Your Focus' }));
  const links = focus.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['View All: Find Your Focus', '/main-category'],
    ["Women's Health", '/womens-health'],
    ['Breast Cancer', '/category/breast-cancer'],
    ['Disability Health', '/disability-health'],
    ['Fitness', '/fitness'],
    ["Men's Health", '/mens-health'],
    ['Emotional Health', '/emotional-health'],
  ]);
  const getSrc = (name: string) =>
    focus.getByRole('heading', { name }).closest('li')?.querySelector('img')?.getAttribute('src');
  expect([getSrc('Fitness'), getSrc('Breast Cancer')]).toEqual([
    '/uploads/fitness.webp',
    '/uploads/breast-cancer.webp',
  ]);
});

test('every tile shows a picture or a placeholder', async () => {
  await show(() => RESPONSE);
  const tiles = screen.getAllByRole('heading', { level: 3 }).slice(0, 6);
  for (const tile of tiles) {
    const frame = tile.closest('li')?.querySelector('img, [aria-hidden]');
    expect(frame).toBeInTheDocument();
  }
});

test('shows the story, the approach and how to get in touch', async () => {
  const main = await show(() => RESPONSE);
  for (const name of ['Our story', 'Our approach']) {
    expect(main.getByRole('region', { name })).toBeVisible();
  }
  expect(main.getByText(/Editorial team, not medically reviewed/)).toBeVisible();
  const contact = within(main.getByRole('region', { name: 'Something to tell us?' }));
  expect(contact.getByText(/within 24-48 hours/)).toBeVisible();
  expect(contact.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact-us');
  expect(main.getByRole('link', { name: 'videos' })).toHaveAttribute('href', '/related-videos');
});

test('keeps its texts and links when the CMS does not respond', async () => {
  const main = await show(() => {
    throw new Error('down');
  });
  expect(main.getByRole('link', { name: 'Breast Cancer' })).toBeVisible();
  expect(main.getByRole('region', { name: 'Our story' })).toBeVisible();
  expect(document.querySelector('main img')).toBeNull();
});

test('has a meta description of 110 to 160 characters', () => {
  const { length } = getAboutDescription({ name: 'Wellfolio' });
  expect(length).toBeGreaterThanOrEqual(110);
  expect(length).toBeLessThanOrEqual(160);
});
