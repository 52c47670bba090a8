import { parseBody } from '../../rest/http/body';
import { ContactForm } from './contact-form';

const read = (body: unknown) => parseBody({ request: { body } }, ContactForm);
const GOOD = { name: ' Ada ', email: 'ada@example.org', message: ' Hello,\n\n  there. ' };

test('trims the name and leaves the message as typed', () => {
  expect(read({ ...GOOD, state: 'answered' })).toEqual({
    given: { name: 'Ada', message: ' Hello,\n\n  there. ' },
  });
});

test('replaces line breaks and control characters in the name with spaces', () => {
  expect(read({ ...GOOD, name: '\tAda\r\nLove\u2028lace\u0085\u001b' })).toMatchObject({
    given: { name: 'Ada  Love lace' },
  });
});

test.each([
  [undefined],
  [[]],
  ['text'],
  [{}],
  [{ ...GOOD, name: '' }],
  [{ ...GOOD, email: ' ' }],
  [{ ...GOOD, message: ' \n ' }],
  [{ ...GOOD, message: 7 }],
  [{ ...GOOD, name: null }],
  // An empty message is reported before an invalid address.
  [{ ...GOOD, email: 'ada', message: '' }],
  [{ ...GOOD, message: '', name: 'x'.repeat(121) }],
])('refuses the incomplete form %j', (body) => {
  expect(read(body)).toEqual({ refusal: 'Please fill out all fields' });
});

test.each(['ada', 'ada@', '@example.org', 'a b@example.org', 'ada@example'])(
  'refuses the invalid email address %s',
  (email) => {
    expect(read({ ...GOOD, email, message: 'x'.repeat(10_001) })).toEqual({
      refusal: 'Invalid email address',
    });
  },
);

test('counts an emoji as one character against the length limits', () => {
  expect(read({ ...GOOD, name: '👍'.repeat(120), message: '👍'.repeat(10_000) })).toHaveProperty('given');
  expect(read({ ...GOOD, name: '👍'.repeat(121) })).toEqual({
    refusal: 'Please give a name of 120 characters at most.',
  });
  expect(read({ ...GOOD, message: '👍'.repeat(10_001) })).toEqual({
    refusal: 'Please shorten your message to 10,000 characters at most.',
  });
});

test.each([{ message: 'a\0b' }, { name: 'A\ud83d' }])('refuses %j, which cannot be stored', (part) => {
  expect(read({ ...GOOD, ...part })).toEqual({
    refusal: 'Your message contains characters that cannot be stored. Please type it again, without pasting.',
  });
});
