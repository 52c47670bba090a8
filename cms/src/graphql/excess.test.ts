import { parse } from 'graphql';
import { findExcess } from './excess';

const check = (text: string) => findExcess(parse(text));
/**
 * Fragments that each spread the next one twice: expanded, the first one has two to the power of `count` selections.
 */
const doubling = (count: number) =>
  Array.from({ length: count }, (_, n) => `fragment f${n} on T { ...f${n + 1} ...f${n + 1} }`).join(' ') +
  ` fragment f${count} on T { id }`;

test.each([
  '{ a { b { c } } }',
  '{ a { ...f ...f } } fragment f on T { b ... on T { c } }',
  'query A { a } query B { ...f } fragment f on Query { b }',
  `{ ${'a '.repeat(1500)} }`,
  `{ a { ...f0 } } ${doubling(7)}`,
  // Other rules report definitions without selections.
  'type T { a: Int }',
])('accepts a document within the limits (%#)', (text) => expect(check(text)).toBeUndefined());

test.each([
  '{ a { ...f } } fragment f on T { ...f }',
  '{ a { ...f } } fragment f on T { b { ...g } } fragment g on T { ... on T { ...f } }',
  '{ a } fragment f on T { ...g } fragment g on T { ...f }',
])('rejects fragments that contain themselves (%#)', (text) =>
  expect(check(text)).toMatch(/contain themselves/),
);

test.each([
  `{ ${'a '.repeat(1501)} }`,
  `query A { ${'a '.repeat(800)} } query B { ${'b '.repeat(800)} }`,
  `{ a { ...f0 } } ${doubling(10)}`,
  `{ a { ...f0 } } ${doubling(90)}`,
  `{ a } ${doubling(10)}`,
])('rejects more than 1500 fields (%#)', (text) => expect(check(text)).toMatch(/at most 1500 fields/));

test.each(['{ a { ...nothing } }', '{ a { ...constructor } }'])(
  'rejects %s, which spreads an unknown fragment',
  (text) => {
    expect(check(text)).toMatch(/unknown fragment/);
  },
);

test.each([
  `{ a { ...f0 } } ${doubling(2000)}`,
  `{ a } ${doubling(2000)}`,
  `{ a ${'{ ...'.repeat(500)} { b } ${'}'.repeat(500)} }`,
])('rejects nesting deeper than 100 levels (%#)', (text) => expect(check(text)).toMatch(/100 levels/));
