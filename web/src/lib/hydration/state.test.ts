import { parseState, serializeState, type PageState } from './state';

const state: PageState = {
  site: {
    name: 'Wellfolio',
    publicUrl: 'http://localhost:3000',
    copyright: '',
    contactEmail: '',
    styleguide: false,
    social: [],
  },
  version: 7,
  loaderData: { page: { text: '</script><!-- \u2028 \u2029 & "quoted" \\u003c' } },
  errors: null,
};

test('page state survives serializing and parsing unchanged', () => {
  expect(parseState(serializeState(state))).toEqual(state);
});

test('serialized state contains nothing that could end the script element or a line', () => {
  expect(serializeState(state)).not.toMatch(/[<\u2028\u2029]/);
});

test.each(['null', '{}', '[]', '"x"'])('rejects %s as page state', (json) => {
  expect(() => parseState(json)).toThrow('has no state');
});
