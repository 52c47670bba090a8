/** Document 3, section 9. */
export const CM_PER_INCH = 2.54;
export const CM_PER_FOOT = 30.48;
export const KG_PER_POUND = 0.453592;
export const KG_PER_STONE = 6.35029;
export const POUNDS_PER_STONE = 14;
const INCHES_PER_FOOT = 12;

/** `standard`: feet, inches and pounds; `metric`: centimetres and kilograms; `uk`: feet, inches, stones and pounds. */
export const UNIT_SYSTEMS = ['standard', 'metric', 'uk'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

export function isUnitSystem(name: string): name is UnitSystem {
  return UNIT_SYSTEMS.some((system) => system === name);
}

export function cmFromFeet(feet: number, inches: number): number {
  return feet * CM_PER_FOOT + inches * CM_PER_INCH;
}

/** @returns whole feet, and the inches over them with their fraction, under 12 */
export function feetFromCm(cm: number): { feet: number; inches: number } {
  const inches = cm / CM_PER_INCH;
  const feet = Math.floor(inches / INCHES_PER_FOOT);
  return { feet, inches: inches - feet * INCHES_PER_FOOT };
}

export function kgFromPounds(pounds: number): number {
  return pounds * KG_PER_POUND;
}

export function poundsFromKg(kg: number): number {
  return kg / KG_PER_POUND;
}

/** As the calorie, BMR and TDEE calculators weigh a stone. */
export function kgFromStones(stones: number, pounds: number): number {
  return stones * KG_PER_STONE + kgFromPounds(pounds);
}

/** As the BMI calculator does: a stone is 14 pounds. The two differ by 2 mg a stone. */
export function kgFromStonesOfPounds(stones: number, pounds: number): number {
  return kgFromPounds(stones * POUNDS_PER_STONE + pounds);
}

/** @returns whole stones, and the pounds over them with their fraction, under 14 */
export function stonesFromKg(kg: number): { stones: number; pounds: number } {
  const pounds = poundsFromKg(kg);
  const stones = Math.floor(pounds / POUNDS_PER_STONE);
  return { stones, pounds: pounds - stones * POUNDS_PER_STONE };
}
