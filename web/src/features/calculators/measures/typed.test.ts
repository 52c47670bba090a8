import fc from 'fast-check';
import { edited, heightCm, shownFields, weightKg, type Typed } from './typed';
import { kgFromStones } from './units';

const type = (...fields: [string, string][]): Typed =>
  fields.reduce((typed: Typed, [name, value]) => edited(typed, name, value), {});

describe('a height', () => {
  test.each([
    [[['cm', '175']], 175],
    [[['cm', ' 175,5 ']], 175.5],
    [
      [
        ['feet', '5'],
        ['inches', '9'],
      ],
      175.26,
    ],
    [[['feet', '5']], 152.4],
    [
      [
        ['feet', '0'],
        ['inches', '69'],
      ],
      175.26,
    ],
  ] as [[string, string][], number][])('%j', (fields, cm) => {
    expect(heightCm(type(...fields))).toBeCloseTo(cm, 10);
  });

  test.each([
    [[]],
    [[['cm', '']]],
    [[['cm', '0']]],
    [[['cm', '-175']]],
    [[['cm', '1e9']]],
    [[['inches', '69']]],
    [
      [
        ['feet', '5'],
        ['inches', '-3'],
      ],
    ],
    [
      [
        ['feet', '-5'],
        ['inches', '90'],
      ],
    ],
    [
      [
        ['feet', '5'],
        ['inches', 'nine'],
      ],
    ],
    [
      [
        ['feet', '0'],
        ['inches', '0'],
      ],
    ],
  ] as [[string, string][]][])('%j is none', (fields) => {
    expect(heightCm(type(...fields))).toBeUndefined();
  });
});

describe('a weight', () => {
  test.each([
    [[['kg', '70']], 70],
    [[['pounds', '150']], 68.0388],
    [
      [
        ['stones', '11'],
        ['stonePounds', '2'],
      ],
      70.760352,
    ],
    [[['stones', '11']], 69.853168],
    [[['stonePounds', '150']], 68.0388],
  ] as [[string, string][], number][])('%j', (fields, kg) => {
    expect(weightKg(type(...fields))).toBeCloseTo(kg, 10);
  });

  test('is weighed with the stone of the calculator', () => {
    expect(weightKg(type(['stones', '11'], ['stonePounds', '2']), kgFromStones)).toBeCloseTo(70.760374, 10);
  });

  test.each([
    [[]],
    [[['kg', 'seventy']]],
    [[['kg', '0']]],
    [[['pounds', '']]],
    [[['pounds', '-150']]],
    [
      [
        ['stones', ''],
        ['stonePounds', ''],
      ],
    ],
    [
      [
        ['stones', '11'],
        ['stonePounds', '-1'],
      ],
    ],
    [
      [
        ['stones', 'x'],
        ['stonePounds', '2'],
      ],
    ],
  ] as [[string, string][]][])('%j is none', (fields) => {
    expect(weightKg(type(...fields))).toBeUndefined();
  });
});

describe('in other units', () => {
  test('what was typed is shown converted, to one decimal', () => {
    expect(shownFields(type(['cm', '175'], ['kg', '70']))).toEqual({
      cm: '175',
      feet: '5',
      inches: '8.9',
      kg: '70',
      pounds: '154.3',
      stones: '11',
      stonePounds: '0.3',
    });
    expect(shownFields(type(['feet', '5'], ['inches', '9'], ['pounds', '165']))).toMatchObject({
      cm: '175.3',
      kg: '74.8',
      stones: '11',
      stonePounds: '11',
    });
  });

  test('inches and pounds that round up to a whole foot or stone are one', () => {
    expect(shownFields(type(['cm', '182.87'], ['kg', '69.85']))).toMatchObject({
      feet: '6',
      inches: '0',
      stones: '11',
      stonePounds: '0',
    });
  });

  test('what is no figure shows there alone where it was typed, and is not lost', () => {
    expect(shownFields(type(['cm', 'tall'], ['kg', '']))).toEqual({
      cm: 'tall',
      feet: '',
      inches: '',
      kg: '',
      pounds: '',
      stones: '',
      stonePounds: '',
    });
  });

  test('typing there takes the place of what was typed before, beside what shows', () => {
    expect(type(['age', '30'], ['cm', '175'], ['feet', '6'])).toEqual({
      age: '30',
      feet: '6',
      inches: '8.9',
    });
    expect(type(['kg', '70'], ['stonePounds', '5'])).toEqual({ stones: '11', stonePounds: '5' });
    expect(type(['stones', '11'], ['stonePounds', '5'], ['kg', '70'], ['pounds', '150'])).toEqual({
      pounds: '150',
    });
  });

  test('the same body is the same in all of them, within what is shown', () => {
    const figure = (from: number, to: number) =>
      fc.double({ min: from, max: to, noNaN: true }).map((value) => value.toFixed(1));
    fc.assert(
      fc.property(figure(50, 250), figure(3, 300), (cm, kg) => {
        const { feet, inches, pounds, stones, stonePounds } = shownFields(type(['cm', cm], ['kg', kg]));
        for (const weight of [
          type(['pounds', pounds]),
          type(['stones', stones], ['stonePounds', stonePounds]),
        ]) {
          expect(Math.abs((weightKg(weight) ?? 0) - Number(kg))).toBeLessThanOrEqual(0.0227);
        }
        expect(
          Math.abs((heightCm(type(['feet', feet], ['inches', inches])) ?? 0) - Number(cm)),
        ).toBeLessThanOrEqual(0.128);
      }),
    );
  });
});
