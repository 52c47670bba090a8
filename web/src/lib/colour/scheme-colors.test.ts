import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SCHEME_COLORS } from './scheme-colors';

const css = readFileSync(path.join(__dirname, '../../styles/tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
const getToken = (part: string, name: string) => new RegExp(`--${name}: (#\\w+);`).exec(part)?.[1];

test('browser theme colours match the colour tokens of the style sheet', () => {
  expect(SCHEME_COLORS).toEqual({
    header: { light: getToken(light, 'surface'), dark: getToken(dark, 'surface') },
    page: { light: getToken(light, 'paper'), dark: getToken(dark, 'paper') },
  });
});
