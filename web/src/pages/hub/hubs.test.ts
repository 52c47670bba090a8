import { getViewAllHref } from './hubs';

test.each([
  ['Mental Health & Trauma Recovery', '/category/mental-health-trauma-recovery'],
  ['Sexually Transmitted Infections (STIs)', '/category/sexually-transmitted-infections-stis'],
])('links View All beside “%s” to %s', (heading, href) => {
  expect(getViewAllHref(heading)).toBe(href);
});
