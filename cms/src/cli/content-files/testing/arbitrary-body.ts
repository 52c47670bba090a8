import fc from 'fast-check';
import { type Json, type JsonObject } from '../model/json';
import { hostileText } from './hostile-text';

const mark = fc.option(fc.boolean(), { nil: undefined });
const rareMark = fc.oneof(
  { weight: 9, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constant(true) },
);

const run = fc
  .record({
    text: fc.oneof(hostileText(), fc.constantFrom('plain words', 'a', 'x y ', ' z')),
    bold: mark,
    italic: mark,
    code: mark,
    underline: rareMark,
    strikethrough: rareMark,
  })
  .map((node): JsonObject => defined({ type: 'text', ...node }));
const link = fc
  .record({
    url: fc.constantFrom(
      'https://example.org',
      'https://example.org/a(b)?c=d&e',
      '/blog/x',
      'mailto:a@b.c',
      '/a b',
      '/"<>\\',
    ),
    children: fc.array(run, { maxLength: 2 }),
    target: fc.constantFrom(undefined, '', '_blank'),
  })
  .map((node): JsonObject => defined({ type: 'link', ...node }));
const inline = fc.array(fc.oneof({ weight: 3, arbitrary: run }, { weight: 1, arbitrary: link }), {
  minLength: 1,
  maxLength: 4,
});

const list: fc.Arbitrary<JsonObject> = fc.letrec<{ list: JsonObject }>((tie) => ({
  list: fc.record({
    type: fc.constant('list'),
    format: fc.constantFrom('ordered', 'unordered'),
    children: fc.array(
      fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.record({ type: fc.constant('list-item'), children: inline }),
        tie('list'),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  }),
})).list;

/** Strapi's rich text as its editor, an import or a script may produce it. */
export function arbitraryBody(path: fc.Arbitrary<string>): fc.Arbitrary<Json> {
  const node = fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant('paragraph'), children: inline }) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('heading'),
        level: fc.integer({ min: 1, max: 6 }),
        children: inline,
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('quote'), children: inline }) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('code'),
        language: fc.constantFrom(null, 'plaintext', 'javascript', 'c++', 'odd one', '`'),
        children: fc.array(run, { minLength: 1, maxLength: 2 }),
      }),
    },
    { weight: 2, arbitrary: list },
    {
      weight: 1,
      arbitrary: fc
        .record({
          type: fc.constant('image'),
          alt: fc.option(hostileText(), { nil: undefined }),
          image: path,
          children: fc.constant<Json>([{ type: 'text', text: '' }]),
        })
        .map(defined),
    },
  );
  return fc.array(
    node.map((value): JsonObject => ({ ...value })),
    { maxLength: 4 },
  );
}

function defined(node: Record<string, Json | undefined>): JsonObject {
  const out: JsonObject = {};
  for (const [key, value] of Object.entries(node)) if (value !== undefined) out[key] = value;
  return out;
}
