import { parseNumber } from './parse-number';
import { roundTo } from './rounded';
import {
  cmFromFeet,
  feetFromCm,
  kgFromPounds,
  kgFromStonesOfPounds,
  poundsFromKg,
  stonesFromKg,
  type UnitSystem,
} from './units';

/**
 * The inputs by field name. Height and weight are stored as last typed, in the units they were typed in, and
 * converted only for display, so that switching units loses nothing.
 */
export type CalculatorInputs = Readonly<Record<string, string>>;

type HeightField = 'cm' | 'feet' | 'inches';
type WeightField = 'kg' | 'pounds' | 'stones' | 'stonePounds';

const HEIGHTS: Record<UnitSystem, readonly HeightField[]> = {
  standard: ['feet', 'inches'],
  metric: ['cm'],
  uk: ['feet', 'inches'],
};
const WEIGHTS: Record<UnitSystem, readonly WeightField[]> = {
  standard: ['pounds'],
  metric: ['kg'],
  uk: ['stones', 'stonePounds'],
};
/** Fields that form one measure together, and the fields of the same measure in other units. */
const WAYS: readonly (readonly (readonly string[])[])[] = [
  [HEIGHTS.standard, HEIGHTS.metric],
  [WEIGHTS.standard, WEIGHTS.metric, WEIGHTS.uk],
];

/** The decimals of a converted number. */
const SHOWN_DECIMALS = 1;

/**
 * Updates the inputs after an edit: drops the measure's inputs in other units, and keeps the other fields of the same
 * unit.
 */
export function updateInputs(typed: CalculatorInputs, name: string, value: string): CalculatorInputs {
  const ways = WAYS.find((measure) => measure.flat().includes(name)) ?? [];
  const own = ways.find((fields) => fields.includes(name)) ?? [];
  const shown: CalculatorInputs = shownFields(typed);
  return {
    ...Object.fromEntries(Object.entries(typed).filter(([other]) => !ways.flat().includes(other))),
    ...Object.fromEntries(own.map((field) => [field, shown[field] ?? ''])),
    [name]: value,
  };
}

/** All fields of height and weight for display: as typed, or converted to one decimal. */
export function shownFields(typed: CalculatorInputs): Record<HeightField | WeightField, string> {
  return { ...shownHeight(typed), ...shownWeight(typed) };
}

function shownHeight(typed: CalculatorInputs): Record<HeightField, string> {
  const { cm = '', feet = '', inches = '' } = typed;
  if ('cm' in typed) {
    const known = parseNumber(cm);
    return { cm, ...(known === undefined ? { feet: '', inches: '' } : formatFeet(known)) };
  }
  const known = heightCm(typed);
  return { cm: known === undefined ? '' : getText(known), feet, inches };
}

function shownWeight(typed: CalculatorInputs): Record<WeightField, string> {
  const { kg = '', pounds = '', stones = '', stonePounds = '' } = typed;
  const known = weightKg(typed);
  const inStones = known === undefined ? { stones: '', stonePounds: '' } : formatStones(known);
  return {
    kg: 'kg' in typed || known === undefined ? kg : getText(known),
    pounds: 'pounds' in typed || known === undefined ? pounds : getText(poundsFromKg(known)),
    ...('stones' in typed || 'stonePounds' in typed ? { stones, stonePounds } : inStones),
  };
}

const getText = (value: number) => String(roundTo(value, SHOWN_DECIMALS));

function formatFeet(cm: number): { feet: string; inches: string } {
  const { feet, inches } = feetFromCm(cm, SHOWN_DECIMALS);
  return { feet: String(feet), inches: String(inches) };
}

function formatStones(kg: number): { stones: string; stonePounds: string } {
  const { stones, pounds } = stonesFromKg(kg, SHOWN_DECIMALS);
  return { stones: String(stones), stonePounds: String(pounds) };
}

/**
 * @returns undefined if it is not a height: not positive, or with a part that is negative or not a number; empty
 *   inches count as 0 (C30)
 */
export function heightCm(typed: CalculatorInputs): number | undefined {
  if ('cm' in typed) return positive(parseNumber(typed['cm'] ?? ''));
  const feet = parseNumber(typed['feet'] ?? '');
  const inches = part(typed['inches']);
  return feet === undefined || feet < 0 || inches === undefined
    ? undefined
    : positive(cmFromFeet(feet, inches));
}

/**
 * @param kgFrom converts stones and pounds with the calculator's own stone; by default 14 pounds
 * @returns undefined if it is not a weight; an empty field beside a filled one counts as 0 (C30)
 */
export function weightKg(typed: CalculatorInputs, kgFrom = kgFromStonesOfPounds): number | undefined {
  if ('kg' in typed) return positive(parseNumber(typed['kg'] ?? ''));
  if ('pounds' in typed) return positive(kgFromPounds(parseNumber(typed['pounds'] ?? '') ?? 0));
  const stones = part(typed['stones']);
  const pounds = part(typed['stonePounds']);
  return stones === undefined || pounds === undefined ? undefined : positive(kgFrom(stones, pounds));
}

/** A part of a measure, 0 if it is empty; undefined if it is invalid. */
function part(text = ''): number | undefined {
  const value = text.trim() === '' ? 0 : parseNumber(text);
  return value === undefined || value < 0 ? undefined : value;
}

/** In centimetres and kilograms: beyond any person, and too long to display. */
const MOST = 10_000;

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 && value <= MOST ? value : undefined;
}
