import { HOME_BANNERS } from '../banners/banners';
import type { TopicWithHub } from '../categories/all-categories';
import { HOME_PLACEMENTS } from '../categories/placement-key';
import { bannerPages, placementPages } from '../preview/preview-pages';
import { HOME, toSitePages } from './sections';

const SLEEP: TopicWithHub = {
  rowId: 1,
  documentId: 'abc',
  name: 'Sleep',
  slug: 'sleep',
  kind: 'topic',
  parentId: null,
  position: 0,
  listName: null,
  description: null,
  picture: null,
  value: 'Sleep',
  hue: 250,
  hub: {
    topics: 'Sleep Health Topics',
    routine: 'Effects of Sleep Deprivation',
    issues: 'Disorders & Disruptions',
    featured: 'Pediatric Sleep Issues',
    carousel: "Technology's Impact on Sleep",
    latest: 'Sleep Optimization Techniques',
    laterAds: true,
  },
};
const PAGES = toSitePages([SLEEP]);

test('the home page has each of its lists and banners once', () => {
  const keys = HOME.sections.flatMap((section) => (section.kind === 'list' ? [section.key] : []));
  const places = HOME.sections.flatMap((section) =>
    section.kind === 'banners' ? [section.category ?? ''] : [],
  );
  expect(keys.toSorted()).toEqual(HOME_PLACEMENTS.toSorted());
  expect(places.toSorted()).toEqual(HOME_BANNERS.toSorted());
});

test('each section is shown on its page', () => {
  for (const { path, sections } of PAGES)
    for (const section of sections)
      expect(
        section.kind === 'list' ? placementPages([SLEEP], section.key) : bannerPages([SLEEP], section),
      ).toContain(path);
});

test('the sections of a hub have the headings that readers see', () => {
  expect(PAGES.find(({ id }) => id === 'Sleep')?.sections.map(({ name, shows }) => [name, shows])).toEqual([
    ['Background', 1],
    ['Sleep Health Topics', 6],
    ['Effects of Sleep Deprivation', 6],
    ['Disorders & Disruptions', 3],
    ['Pediatric Sleep Issues', 5],
    ["Technology's Impact on Sleep", 6],
    ['Sleep Optimization Techniques', 6],
  ]);
});
