import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SCHEME_COLORS } from './scheme-colors';

const css = readFileSync(path.join(__dirname, '../../styles/tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
const tokenOf = (part: string, name: string) => new RegExp(`--${name}: (#\\w+);`).exec(part)?.[1];

test('browser theme colours match the colour tokens of the style sheet', () => {
  expect(SCHEME_COLORS).toEqual({
    header: { light: tokenOf(light, 'surface'), dark: tokenOf(dark, 'surface') },
    page: { light: tokenOf(light, 'paper'), dark: tokenOf(dark, 'paper') },
  });
});
