import site from '../../api/site/content-types/site/schema.json';
import column from '../../components/site/column.json';
import link from '../../components/site/link.json';
import {
  getListChoice,
  LINK_LISTS,
  LIST_CHOICES,
  LONGEST_TEXT,
  toChoiceField,
  type LinkList,
} from './link-lists';

const LISTS = Object.keys(LINK_LISTS) as LinkList[];

test('every list has a choice in the schema, and no default: nothing stored means as before', () => {
  for (const list of LISTS) {
    expect(site.attributes[list]).toMatchObject({ type: 'component', repeatable: true });
    expect(site.attributes[toChoiceField(list)]).toEqual({ type: 'enumeration', enum: LIST_CHOICES });
  }
});

test('the forms take texts as long as the rules do', () => {
  expect(link.attributes.text.maxLength).toBe(LONGEST_TEXT);
  expect(column.attributes.text.maxLength).toBe(LONGEST_TEXT);
});

test.each([
  [null, [], 'usual'],
  [undefined, [{}], 'own'],
  ['none', [{}], 'none'],
  ['usual', [{}], 'usual'],
  ['own', [], 'own'],
  ['anything', [{}], 'own'],
])('%p with %j means %s', (stored, links, choice) => {
  expect(getListChoice(stored, links)).toBe(choice);
});
