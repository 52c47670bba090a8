import fc from 'fast-check';
import { updateInputs, heightCm, shownFields, weightKg, type CalculatorInputs } from './typed';
import { kgFromStones } from './units';

const type = (...fields: [string, string][]): CalculatorInputs =>
  fields.reduce((typed: CalculatorInputs, [name, value]) => updateInputs(typed, name, value), {});

describe('heightCm', () => {
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
  ] as [[string, string][], number][])('reads %j as %d', (fields, cm) => {
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
  ] as [[string, string][]][])('rejects %j', (fields) => {
    expect(heightCm(type(...fields))).toBeUndefined();
  });
});

describe('weightKg', () => {
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
  ] as [[string, string][], number][])('reads %j as %d', (fields, kg) => {
    expect(weightKg(type(...fields))).toBeCloseTo(kg, 10);
  });

  test('uses the stone conversion that is passed in', () => {
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
  ] as [[string, string][]][])('rejects %j', (fields) => {
    expect(weightKg(type(...fields))).toBeUndefined();
  });
});

describe('other units', () => {
  test('show the typed value converted to one decimal', () => {
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

  test('carry inches and pounds that round up to a whole foot or stone', () => {
    expect(shownFields(type(['cm', '182.87'], ['kg', '69.85']))).toMatchObject({
      feet: '6',
      inches: '0',
      stones: '11',
      stonePounds: '0',
    });
  });

  test('show nothing for an invalid value, which stays in its own field', () => {
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

  test('replace the value typed before when edited, next to the displayed values', () => {
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

  test('convert back to the same height and weight within the displayed precision', () => {
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
