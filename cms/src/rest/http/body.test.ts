import * as v from 'valibot';
import { parseBody } from './body';

const Schema = v.object(
  { name: v.optional(v.pipe(v.string('Say who.'), v.nonEmpty('Say who.')), ''), age: v.optional(v.number()) },
  'Send an object.',
);
const read = (body: unknown) => parseBody({ request: { body } }, Schema);

test('drops fields that are not in the schema', () => {
  expect(read({ name: 'Ada', state: 'confirmed', constructor: 1 })).toEqual({ given: { name: 'Ada' } });
});

test.each([[undefined], [null], [{}], [[]], [{ name: '' }], [{ name: 1 }], [{ name: ['Ada'] }]])(
  'refuses %j with the schema’s message for the first problem',
  (body) => {
    expect(read(body)).toEqual({ refusal: 'Say who.' });
  },
);

test.each([['text'], [1], [true]])('refuses %j, which is not an object', (body) => {
  expect(read(body)).toEqual({ refusal: 'Send an object.' });
});
