import type { Desk } from '../../domain/desk/desk';
import { getSections } from './section-list';

const NONE = { count: 0, isMore: false, rows: [] };
const names = (desk: Desk) => getSections(desk).map(({ name }) => name);

test('shows the lists of the role, what readers sent first', () => {
  expect(
    names({ open: NONE, drafts: NONE, toMend: NONE, scheduled: NONE, held: NONE, reported: NONE }),
  ).toEqual(['reported', 'held', 'drafts', 'scheduled', 'toMend', 'open']);
  expect(names({ messages: NONE })).toEqual(['messages']);
  expect(names({})).toEqual([]);
});

test('what rarely is wrong is named only if there is any', () => {
  expect(names({ siteLinks: NONE })).toEqual([]);
  expect(names({ early: NONE })).toEqual([]);
  const row = { documentId: 'a', title: 'Early', date: 1 };
  expect(names({ early: { count: 1, isMore: false, rows: [row] } })).toEqual(['early']);
});

test('links of the site that lead nowhere come after the articles to mend', () => {
  const row = { place: 'Links in the header, row 1, “Naps”', url: '/naps', why: 'leads nowhere' };
  expect(names({ siteLinks: { count: 1, isMore: false, rows: [row] }, toMend: NONE, open: NONE })).toEqual([
    'toMend',
    'siteLinks',
    'open',
  ]);
});
