import fc from 'fast-check';

/** What a database might contain after an import, a bug or an attack. */
const nasty = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    '\n',
    '\0',
    'javascript:alert(1)',
    '//example.org',
    'data:text/html,x',
    '/a',
    'https://example.org',
    '__proto__',
  ],
  ...[
    '_blank',
    '_self',
    'text',
    'link',
    'bold-text',
    'image/svg+xml',
    'image/png',
    '<svg onload=alert(1)>',
    '\ud800',
  ],
  ...[0, -1, 1, 2.5, 1e308, -1e308, 65_536, Number.MAX_SAFE_INTEGER, null, true, false, [], {}],
);

const value = fc.oneof(
  { weight: 3, arbitrary: nasty },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** `json` with up to four of its values, at any depth, replaced or removed. */
export function damaged(json: unknown): fc.Arbitrary<unknown> {
  return fc
    .array(fc.record({ at: fc.nat(), value, remove: fc.boolean() }), { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce<unknown>(changedAt, structuredClone(json)));
}

function changedAt(json: unknown, change: { at: number; value: unknown; remove: boolean }): unknown {
  const places = placesIn(json);
  const place = places[change.at % Math.max(places.length, 1)];
  if (!place) return json;
  if (change.remove) Reflect.deleteProperty(place.holder, place.key);
  else Reflect.set(place.holder, place.key, structuredClone(change.value));
  return json;
}

function placesIn(json: unknown): { holder: object; key: string }[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, inner]) => [{ holder: json, key }, ...placesIn(inner)]);
}
