import { parseHex } from '../../../lib/shared/contrast.gen';
import { oklchToRgb } from '../../../lib/shared/oklch.gen';
import { parseComputedColour } from './computed-colour';

test('parses colours in the forms that browsers compute', () => {
  expect(parseComputedColour('rgb(26, 86, 168)')).toEqual(parseHex('#1a56a8'));
  expect(parseComputedColour('oklch(0.44 0.09 0)')).toEqual(oklchToRgb(0.44, 0.09, 0));
});

test.each(['rgba(60, 48, 30, 0.18)', 'rgba(0, 0, 0, 0)', 'transparent', ''])(
  'returns null for %p',
  (colour) => {
    expect(parseComputedColour(colour)).toBeNull();
  },
);
