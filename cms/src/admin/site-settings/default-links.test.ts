import { isLinkList, MOST_LINKS } from '../../domain/site/link-lists';
import { findSiteProblems } from '../../domain/site/site-problems';
import { DEFAULT_ROWS as rows } from './default-links';

test('the rows of a list are in the order of their keys', () => {
  for (const [name, list = []] of Object.entries(rows)) {
    expect(isLinkList(name)).toBe(true);
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
