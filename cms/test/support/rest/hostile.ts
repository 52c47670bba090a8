import fc from 'fast-check';

/** Texts that commonly break programs. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    '99999999999999999999',
    'NaN',
    'null',
    '\0',
    '\uD800a',
    '%00',
    '../../etc/passwd',
    "' OR 1=1 --",
    '"*',
    '{"$ne":null}',
    '<script>',
    '__proto__',
    'constructor',
    'a'.repeat(3000),
  ),
);

/** Any value of a field in a body: JSON, and such texts. */
export const hostileValue = fc.oneof(fc.jsonValue({ maxDepth: 2 }), hostileText);
