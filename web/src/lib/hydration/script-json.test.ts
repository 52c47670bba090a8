import { scriptJson } from './script-json';

const value = { text: '</script><!-- \u2028 \u2029 & "quoted" \\u003c' };

test('escapes what could end the script element or a line, without changing the value', () => {
  expect(JSON.parse(scriptJson(value))).toEqual(value);
  expect(scriptJson(value)).not.toMatch(/[<\u2028\u2029]/);
});
