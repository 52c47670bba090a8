import { parseFigure } from '../measures/figure';
import { isSex, SEXES, type Sex } from '../measures/person';
import type { Typed } from '../measures/typed';

/** What the fields of `BodyFields` are at first. */
export const bodyDefaults = (units: 'standard' | 'metric'): Typed => ({ units, age: '', sex: 'm' });

/** Its fields that are empty at first. */
export const BODY_MEASURES = ['cm', 'feet', 'inches', 'kg', 'pounds', 'stones', 'stonePounds'] as const;

/** Its fields that offer some values; of units a link may name others, which are unsupported. */
export const BODY_CHOICES = { sex: SEXES } as const;

/** @returns undefined for what is no age between these, both included */
export function ageYears(typed: Typed, { min, max }: { min: number; max: number }): number | undefined {
  const age = parseFigure(typed['age'] ?? '');
  return age !== undefined && age >= min && age <= max ? age : undefined;
}

/** A link may say anything: whatever is no sex is the first. */
export function getSex({ sex = '' }: Typed): Sex {
  return isSex(sex) ? sex : 'm';
}
