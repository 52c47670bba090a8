import { roundTo } from './rounded';

/** The conversion factors that the calculators' results are specified with. */
export const CM_PER_INCH = 2.54;
export const CM_PER_FOOT = 30.48;
export const KG_PER_POUND = 0.453592;
export const KG_PER_STONE = 6.35029;
export const POUNDS_PER_STONE = 14;
const INCHES_PER_FOOT = 12;

/** `standard`: feet, inches and pounds; `metric`: centimetres and kilograms; `uk`: feet, inches, stones and pounds. */
const UNIT_SYSTEMS = ['standard', 'metric', 'uk'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

export function isUnitSystem(name: string): name is UnitSystem {
  return UNIT_SYSTEMS.some((system) => system === name);
}

export function cmFromFeet(feet: number, inches: number): number {
  return feet * CM_PER_FOOT + inches * CM_PER_INCH;
}

/** The decimals of inches and pounds when a height or a weight is shown in other units. */
const DECIMALS = 2;

/**
 * @returns whole feet and the remaining inches, rounded and below 12: 182.87 cm are 6 feet, never 5 feet 12
 */
export function feetFromCm(cm: number, decimals = DECIMALS): { feet: number; inches: number } {
  const { whole, rest } = parted(cm / CM_PER_INCH, INCHES_PER_FOOT, decimals);
  return { feet: whole, inches: rest };
}

export function kgFromPounds(pounds: number): number {
  return pounds * KG_PER_POUND;
}

export function poundsFromKg(kg: number): number {
  return kg / KG_PER_POUND;
}

/** The stone of the calorie, BMR and TDEE calculators. */
export function kgFromStones(stones: number, pounds: number): number {
  return stones * KG_PER_STONE + kgFromPounds(pounds);
}

/** The stone of the BMI calculator: 14 pounds. The two differ by 2 mg per stone. */
export function kgFromStonesOfPounds(stones: number, pounds: number): number {
  return kgFromPounds(stones * POUNDS_PER_STONE + pounds);
}

/**
 * @returns whole stones and the remaining pounds, rounded and below 14
 */
export function stonesFromKg(kg: number, decimals = DECIMALS): { stones: number; pounds: number } {
  const { whole, rest } = parted(poundsFromKg(kg), POUNDS_PER_STONE, decimals);
  return { stones: whole, pounds: rest };
}

/** Rounds before splitting: otherwise a remainder just below a whole unit would display as one. */
function parted(small: number, perLarge: number, decimals: number): { whole: number; rest: number } {
  const all = roundTo(small, decimals);
  const whole = Math.floor(all / perLarge);
  return { whole, rest: roundTo(all - whole * perLarge, decimals) };
}
