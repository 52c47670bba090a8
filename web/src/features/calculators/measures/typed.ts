import { parseFigure } from './figure';
import { rounded } from './rounded';
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
 * What a person typed, by the names of the fields. Of a height and of a weight it holds what was typed last, in the units it
 * was typed in; in other units it is shown converted, and nothing is lost by looking.
 */
export type Typed = Readonly<Record<string, string>>;

export type HeightField = 'cm' | 'feet' | 'inches';
export type WeightField = 'kg' | 'pounds' | 'stones' | 'stonePounds';

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
/** Fields that tell one measure together, and those that tell it in other units. */
const WAYS: readonly (readonly (readonly string[])[])[] = [
  [HEIGHTS.standard, HEIGHTS.metric],
  [WEIGHTS.standard, WEIGHTS.metric, WEIGHTS.uk],
];

/** Of a figure that was converted. */
const SHOWN_DECIMALS = 1;

/** After a field was edited: what was typed for its measure in other units is gone, and what stood beside it stays. */
export function edited(typed: Typed, name: string, value: string): Typed {
  const ways = WAYS.find((measure) => measure.flat().includes(name)) ?? [];
  const own = ways.find((fields) => fields.includes(name)) ?? [];
  const shown: Typed = shownFields(typed);
  return {
    ...Object.fromEntries(Object.entries(typed).filter(([other]) => !ways.flat().includes(other))),
    ...Object.fromEntries(own.map((field) => [field, shown[field] ?? ''])),
    [name]: value,
  };
}

/** Every field of height and weight as it is to be shown: as it was typed, or converted to one decimal. */
export function shownFields(typed: Typed): Record<HeightField | WeightField, string> {
  return { ...shownHeight(typed), ...shownWeight(typed) };
}

function shownHeight(typed: Typed): Record<HeightField, string> {
  const { cm = '', feet = '', inches = '' } = typed;
  if ('cm' in typed) {
    const known = parseFigure(cm);
    return { cm, ...(known === undefined ? { feet: '', inches: '' } : textOfFeet(known)) };
  }
  const known = heightCm(typed);
  return { cm: known === undefined ? '' : getText(known), feet, inches };
}

function shownWeight(typed: Typed): Record<WeightField, string> {
  const { kg = '', pounds = '', stones = '', stonePounds = '' } = typed;
  const known = weightKg(typed);
  const inStones = known === undefined ? { stones: '', stonePounds: '' } : textOfStones(known);
  return {
    kg: 'kg' in typed || known === undefined ? kg : getText(known),
    pounds: 'pounds' in typed || known === undefined ? pounds : getText(poundsFromKg(known)),
    ...('stones' in typed || 'stonePounds' in typed ? { stones, stonePounds } : inStones),
  };
}

const getText = (value: number) => String(rounded(value, SHOWN_DECIMALS));

function textOfFeet(cm: number): { feet: string; inches: string } {
  const { feet, inches } = feetFromCm(cm, SHOWN_DECIMALS);
  return { feet: String(feet), inches: String(inches) };
}

function textOfStones(kg: number): { stones: string; stonePounds: string } {
  const { stones, pounds } = stonesFromKg(kg, SHOWN_DECIMALS);
  return { stones: String(stones), stonePounds: String(pounds) };
}

/** @returns undefined for what is no height: not positive, a part of it negative or no figure; empty inches are none (C30) */
export function heightCm(typed: Typed): number | undefined {
  if ('cm' in typed) return positive(parseFigure(typed['cm'] ?? ''));
  const feet = parseFigure(typed['feet'] ?? '');
  const inches = part(typed['inches']);
  return feet === undefined || feet < 0 || inches === undefined
    ? undefined
    : positive(cmFromFeet(feet, inches));
}

/**
 * @param kgFrom stones and pounds, by the calculator's own stone; by 14 pounds, when left out
 * @returns undefined for what is no weight; an empty field beside a filled one is 0 (C30)
 */
export function weightKg(typed: Typed, kgFrom = kgFromStonesOfPounds): number | undefined {
  if ('kg' in typed) return positive(parseFigure(typed['kg'] ?? ''));
  if ('pounds' in typed) return positive(kgFromPounds(parseFigure(typed['pounds'] ?? '') ?? 0));
  const stones = part(typed['stones']);
  const pounds = part(typed['stonePounds']);
  return stones === undefined || pounds === undefined ? undefined : positive(kgFrom(stones, pounds));
}

/** A part of a measure, 0 where it is left out; undefined where it is no part of one. */
function part(text = ''): number | undefined {
  const value = text.trim() === '' ? 0 : parseFigure(text);
  return value === undefined || value < 0 ? undefined : value;
}

/** Centimetres and kilograms: no person's, and no figure that a screen could hold beyond. */
const MOST = 10_000;

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 && value <= MOST ? value : undefined;
}
