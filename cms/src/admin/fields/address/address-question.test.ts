import { chooseQuestion, followTitle, isMadeFromTitle, type AddressState } from './address-question';

const filled = { title: 'Naps', slug: 'naps' };
const stored: AddressState = { documentId: 'a', isDuplicate: false, ...filled, filled };
const created: AddressState = {
  documentId: null,
  isDuplicate: false,
  title: '',
  slug: '',
  filled: { title: '', slug: '' },
};

test.each<[string, AddressState, unknown]>([
  ['a new article without a title', created, null],
  ['a blank title', { ...created, title: '  ' }, null],
  ['a new title', { ...created, title: 'Rest' }, { title: 'Rest', before: { title: '', slug: '' } }],
  ['an address typed by hand', { ...created, title: 'Rest', slug: 'my-rest' }, { slug: 'my-rest' }],
  [
    'a stored article, of which nobody knows whether its address follows',
    stored,
    { title: 'Naps', before: filled },
  ],
  [
    'the same while its title is typed',
    { ...stored, title: 'Naps at work' },
    { title: 'Naps', before: filled },
  ],
  [
    'an address that was emptied',
    { ...stored, title: 'Naps at work', slug: '' },
    { title: 'Naps at work', before: { title: '', slug: '' } },
  ],
  [
    'a duplicate with the address of its original',
    { ...stored, documentId: null, isDuplicate: true },
    { slug: 'naps' },
  ],
])('asks for %s', (_, state, question) => {
  expect(chooseQuestion(state)).toEqual(question);
});

test.each<[string, Partial<AddressState>, boolean, string | null | undefined]>([
  ['is left to the save while the title is typed', { title: 'Naps at' }, true, null],
  ['stays if it does not follow', { title: 'Naps at' }, false, undefined],
  ['stays if it was typed by hand', { title: 'Naps at', slug: 'mine' }, true, undefined],
  ['stays empty', { title: 'Naps at', slug: '' }, true, undefined],
  ['comes back when the title does', { slug: '' }, true, 'naps'],
  ['stays while nothing is typed', {}, true, undefined],
])('the address %s', (_, changes, follows, expected) => {
  expect(followTitle({ ...stored, ...changes }, follows)).toBe(expected);
});

test.each<[string, AddressState, boolean, boolean]>([
  ['an empty address', { ...stored, slug: '' }, false, true],
  ['an address without a title', { ...created, slug: 'mine' }, false, true],
  ['the stored address, if it follows', stored, true, true],
  ['the stored address, if it does not', stored, false, false],
  ['the stored address for another title', { ...stored, title: 'Naps at work' }, true, false],
  ['an address typed by hand', { ...stored, slug: 'mine' }, true, false],
])('%s: is it made from the title already?', (_, state, follows, expected) => {
  expect(isMadeFromTitle(state, follows)).toBe(expected);
});
