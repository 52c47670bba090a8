import * as v from 'valibot';
import { readBody } from './body';

const Schema = v.object(
  { name: v.optional(v.pipe(v.string('Say who.'), v.nonEmpty('Say who.')), ''), age: v.optional(v.number()) },
  'Send an object.',
);
const read = (body: unknown) => readBody({ request: { body } }, Schema);

test('a field that the schema does not name is dropped', () => {
  expect(read({ name: 'Ada', state: 'confirmed', constructor: 1 })).toEqual({ given: { name: 'Ada' } });
});

test.each([[undefined], [null], [{}], [[]], [{ name: '' }], [{ name: 1 }], [{ name: ['Ada'] }]])(
  'the first thing that is wrong with %j is told in the schema’s words',
  (body) => {
    expect(read(body)).toEqual({ refusal: 'Say who.' });
  },
);

test.each([['text'], [1], [true]])('%j is no object', (body) => {
  expect(read(body)).toEqual({ refusal: 'Send an object.' });
});
