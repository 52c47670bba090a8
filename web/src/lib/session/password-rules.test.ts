import { PASSWORD_RULES, rulesFor, weakness } from './password-rules';

test.each([
  ['Abcdef1!', true],
  ['aB3@$!%*?&', true],
  ['Abcdefghijklmnopqrstuvwxyz0123456789&', true],
  [`Abcdef1!${'x'.repeat(64)}`, true],
  [`Abcdef1!${'x'.repeat(65)}`, false],
  ['', false],
  ['Abcde1!', false],
  ['abcdef1!', false],
  ['ABCDEF1!', false],
  ['Abcdefg!', false],
  ['Abcdefg1', false],
  ['Abcdef1#', false],
  ['Abcdef1!#', false],
  ['Abcdef 1!', false],
  ['Abcdef1!\n', false],
  ['Äbcdef1!A', false],
  ['Abcdef١!', false],
])('%j is a strong password: %s', (password, expected) => {
  expect(weakness(password) === undefined).toBe(expected);
});

test.each([
  ['', [false, false, false, false, false]],
  ['A', [true, false, false, false, false]],
  ['Ab', [true, true, false, false, false]],
  ['Ab1', [true, true, true, false, false]],
  ['Ab1?', [true, true, true, true, false]],
  ['Ab1? ', [true, true, true, false, false]],
  ['Ab1?Ab1?', [true, true, true, true, true]],
])('evaluates the rules for %j as %j', (password, held) => {
  expect(rulesFor(password).map(({ holds }) => holds(password))).toEqual(held);
});

const SAYS = 'Password does not meet the requirements.';
const SYMBOLS = 'Besides A to Z and digits it may have only these symbols: @$!%*?&';

test.each([
  ['abcdefgh', SAYS],
  // As password managers make them.
  ['kodxyW-6pabju-dupqov', `${SAYS} ${SYMBOLS}`],
  ['Abcdef1!_', `${SAYS} ${SYMBOLS}`],
  ['Äbcdef1!A', `${SAYS} ${SYMBOLS}`],
  [`Abcdef1!${'x'.repeat(65)}`, `${SAYS} It may have at most 72 characters.`],
])('says of %j what keeps it from being taken', (password, sentence) => {
  expect(weakness(password)).toBe(sentence);
});

test('tells password managers the same rules', () => {
  expect(PASSWORD_RULES).toBe(
    'minlength: 8; maxlength: 72; required: upper; required: lower; required: digit; required: [@$!%*?&];',
  );
});
