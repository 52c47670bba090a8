import { chooseLists, toList } from './list-choices';

const field = (name: string): { name: string; attribute: { maxLength?: number }; labelAction?: unknown } => ({
  name,
  attribute: { maxLength: 40 },
});
const form = (...names: string[]) => ({
  layout: {
    layout: [names.map((name) => [field(name)])],
    components: { 'site.link': { layout: [[field('text'), field('url')]] } },
  },
});
const LISTS = ['headerLinks', 'socialLinks', 'footerColumns', 'footerTools', 'footerLinks'];
const choose = chooseLists((list, labelAction) => [list, labelAction]);

test('in the site settings, what readers see of each list is chosen by name', () => {
  const fields = choose(form('name', ...LISTS, 'headerLinksChoice')).layout.layout.flat(2);
  const inputs = fields.map(({ name, attribute }) => [name, Object(attribute).customField]);
  expect(inputs.filter(([, input]) => input !== undefined)).toEqual([
    ['headerLinksChoice', 'global::list-choice'],
  ]);
  expect(fields.flatMap(({ labelAction }) => (labelAction ? [labelAction] : []))).toEqual(
    LISTS.map((list) => [list, undefined]),
  );
  expect(toList('headerLinksChoice')).toBe('headerLinks');
});

test('the form of a link says how long its text can be in the header', () => {
  const [text, url] = choose(form(...LISTS)).layout.components['site.link'].layout.flat();
  expect(text).toMatchObject({ hint: 'At most 24 characters in the header, and 40 elsewhere.' });
  expect(text?.attribute).not.toHaveProperty('maxLength');
  expect(url?.attribute).toHaveProperty('maxLength');
});

test('other forms stay as they are', () => {
  const edited = form('headerLinks', 'title');
  expect(choose(edited)).toBe(edited);
});
