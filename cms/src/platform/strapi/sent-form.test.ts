import * as v from 'valibot';
import { assertFormType, FormFields } from './sent-form';

const TYPES = ['api::blog.blog', 'api::banner.banner'];

test.each([
  [{ type: 'api::faq.faq' }, ', not “api::faq.faq”.'],
  [{ type: 'x'.repeat(200) }, `, not “${'x'.repeat(100)}”.`],
  [{ type: ['api::blog.blog'] }, '.'],
  [{}, '.'],
  [null, '.'],
])('refuses %j', (body, end) => {
  expect(() => assertFormType(body, TYPES)).toThrow(
    `type must be one of api::blog.blog, api::banner.banner${end}`,
  );
});

test('accepts the types of the route', () => {
  expect(() => assertFormType({ type: 'api::blog.blog' }, TYPES)).not.toThrow();
});

test('fields are an object', () => {
  expect(v.is(FormFields, { title: 'A' })).toBe(true);
  for (const data of [[], [1], null, 'text', undefined]) expect(v.is(FormFields, data)).toBe(false);
});
