import { parseHex } from '../../../lib/contrast';
import { oklchToRgb } from '../../../lib/oklch';
import { computedColour } from './computedColour';

test('reads colours as browsers compute them', () => {
  expect(computedColour('rgb(26, 86, 168)')).toEqual(parseHex('#1a56a8'));
  expect(computedColour('oklch(0.44 0.09 0)')).toEqual(oklchToRgb(0.44, 0.09, 0));
});

test.each(['rgba(60, 48, 30, 0.18)', 'rgba(0, 0, 0, 0)', 'transparent', ''])(
  '%p has no contrast',
  (colour) => {
    expect(computedColour(colour)).toBeNull();
  },
);
