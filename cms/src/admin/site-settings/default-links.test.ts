import { MOST_LINKS, findSiteProblems } from '../../domain/site/site-problems';
import { DEFAULT_LISTS } from './default-links';

const rows = Object.fromEntries(DEFAULT_LISTS.map(({ field, rows: list }) => [field, list]));

test('the rows of a list are in the order of their keys', () => {
  for (const { rows: list } of DEFAULT_LISTS) {
    const keys = list.map(({ __temp_key__: key }) => key);
    expect(new Set(keys).size).toBe(list.length);
    expect(keys.toSorted()).toEqual(keys);
  }
});

test('the default links pass the rules of the form', () => {
  const nothing = { name: null, copyright: null, contactEmail: null, editorsEmail: null };
  const site = {
    ...nothing,
    lightColor: null,
    darkColor: null,
    socialLinks: [],
    headerLinks: rows.headerLinks ?? [],
    footerColumns: (rows.footerColumns ?? []).map((row) => ({ ...row, links: row.links ?? [] })),
    footerTools: rows.footerTools ?? [],
    footerLinks: rows.footerLinks ?? [],
  };
  expect(site.headerLinks).toHaveLength(MOST_LINKS.headerLinks);
  expect(findSiteProblems(site)).toEqual([]);
});

test('a column of the footer has the categories of its topic', () => {
  expect(rows.footerColumns?.[0]).toMatchObject({
    text: 'Age Brings Change',
    url: '/aging',
    links: expect.arrayContaining([expect.objectContaining({ text: 'Aging Well', url: '/aging-well' })]),
  });
});
