import type { SitePage } from '../site-page';
import { findChoice, listBannerPlaces, listPlaces, toCategoryChoice } from './list-places';

const banners = (type: string, category: string | null, name: string) =>
  ({ kind: 'banners', type, category, name, hint: '', shows: 1 }) as const;
const PAGES: SitePage[] = [
  {
    id: 'home',
    name: 'Home page',
    path: '/',
    topic: null,
    sections: [
      { kind: 'list', key: 'news-list', name: 'More Top Reads', hint: '', shows: 4, isShuffled: false },
      banners('home', 'home-post', 'First promotion'),
    ],
  },
  {
    id: 'main-category',
    name: 'Popular topics',
    path: '/main-category',
    topic: null,
    sections: [banners('main-category', null, 'Top picture')],
  },
];
const CHOICES = [...listBannerPlaces(PAGES), toCategoryChoice('naps', 'Naps')];

test('places are named by their page and their heading', () => {
  expect(listPlaces(PAGES)).toEqual([{ id: 'news-list', name: 'Home page: More Top Reads' }]);
  expect(CHOICES.map(({ id, name }) => [id, name])).toEqual([
    ['home/home-post', 'Home page: First promotion'],
    ['main-category/', 'Popular topics: Top picture'],
    ['category/naps', 'Category Naps: pictures beside the articles'],
  ]);
});

test.each([
  [{ type: 'home', category: 'home-post' }, 'home/home-post'],
  [{ type: 'advert', category: 'home-post' }, 'home/home-post'],
  [{ type: 'main-category', category: null }, 'main-category/'],
  [{ type: 'main-category', category: '' }, 'main-category/'],
  [{ type: 'anything', category: 'naps' }, 'category/naps'],
  [{ type: 'Sleep', category: 'none' }, undefined],
  [{ type: '', category: null }, undefined],
])('finds the place of a banner with %j', (stored, id) => {
  expect(findChoice(CHOICES, stored)?.id).toBe(id);
});
