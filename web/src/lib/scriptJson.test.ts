import { scriptJson } from './scriptJson';

const value = { text: '</script><!-- \u2028 \u2029 & "quoted" \\u003c' };

test('what goes in comes out, and nothing in it can end the script element, or a line', () => {
  expect(JSON.parse(scriptJson(value))).toEqual(value);
  expect(scriptJson(value)).not.toMatch(/[<\u2028\u2029]/);
});
