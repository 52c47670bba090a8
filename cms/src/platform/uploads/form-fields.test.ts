import { checkFields } from './form-fields';

test.each<[string | string[], unknown]>([
  [
    '{"name":"a.png","alternativeText":"A","caption":null,"folder":3}',
    { name: 'a.png', alternativeText: 'A', caption: null, folder: 3 },
  ],
  ['{"focalPoint":{"x":20,"y":50.5}}', { focalPoint: { x: 20, y: 50.5 } }],
  [
    ['{"name":"a"}', '{"name":"b"}'],
    [{ name: 'a' }, { name: 'b' }],
  ],
  ['[{"name":"a"},{"name":"b"}]', [{ name: 'a' }, { name: 'b' }]],
])('reads the descriptions %s', (fileInfo, read) => {
  expect(checkFields({ fileInfo })).toEqual({ fields: { fileInfo: read }, refusal: null });
});

test('needs no descriptions', () => {
  expect(checkFields({})).toEqual({ fields: {}, refusal: null });
});

test('passes on only what the media library stores', () => {
  const fileInfo = '{"name":"a","__proto__":{"related":1},"related":[{"id":1}]}';
  expect(checkFields({ fileInfo })).toEqual({ fields: { fileInfo: { name: 'a' } }, refusal: null });
});

test.each(['ref', 'refId', 'field', 'path', 'source', '__proto__'])('refuses the field %s', (name) => {
  const fields = Object.fromEntries([[name, 'x']]);
  expect(checkFields(fields)).toEqual({
    refusal:
      'A form with files has only “files” and “fileInfo”. To use a picture, choose it in the form of the entry.',
  });
});

test.each([
  'x',
  '',
  'null',
  '5',
  '"x"',
  '[null]',
  '[[]]',
  '{"name":5}',
  '{"folder":{}}',
  '{"folder":"x"}',
  '{"name":"a\\u0000"}',
])('refuses the descriptions %s', (fileInfo) => {
  const refusal = 'The descriptions of the files (fileInfo) are not well-formed.';
  expect(checkFields({ fileInfo })).toEqual({ refusal });
  expect(checkFields({ fileInfo: ['{}', fileInfo] })).toEqual({ refusal });
});
