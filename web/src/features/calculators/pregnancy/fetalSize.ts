import { rounded } from '../measures/rounded';
import { CM_PER_INCH, kgFromPounds } from '../measures/units';

/** Document 3, section 9. */
export const SIZE_ANCHORS = [
  { week: 1, lengthInches: 0, weightPounds: 0 },
  { week: 12, lengthInches: 2.1, weightPounds: 0.81 },
  { week: 20, lengthInches: 10, weightPounds: 0.9 },
  { week: 23, lengthInches: 11.38, weightPounds: 1.1 },
  { week: 27, lengthInches: 14.5, weightPounds: 2 },
  { week: 40, lengthInches: 20, weightPounds: 7.5 },
] as const;

const G_PER_KG = 1000;

export interface FetalSize {
  lengthInches: number;
  weightPounds: number;
  lengthCm: number;
  weightGrams: number;
}

/** Length and weight in a week, between the anchors in a straight line, to 2 decimals; after week 40 the last anchor's (C33). */
export function fetalSizeOf(week: number): FetalSize {
  const lengthInches = rounded(between(week, 'lengthInches'), 2);
  const weightPounds = rounded(between(week, 'weightPounds'), 2);
  return {
    lengthInches,
    weightPounds,
    lengthCm: rounded(lengthInches * CM_PER_INCH, 2),
    weightGrams: rounded(kgFromPounds(weightPounds) * G_PER_KG, 2),
  };
}

function between(week: number, measure: 'lengthInches' | 'weightPounds'): number {
  const above = SIZE_ANCHORS.findIndex((anchor) => week <= anchor.week);
  const upper = SIZE_ANCHORS[above] ?? SIZE_ANCHORS[SIZE_ANCHORS.length - 1]!;
  const lower = SIZE_ANCHORS[above - 1] ?? upper;
  const share = upper === lower ? 0 : (week - lower.week) / (upper.week - lower.week);
  return lower[measure] + (upper[measure] - lower[measure]) * share;
}

/** Weeks that the published curve covers. */
export const PUBLISHED_WEEKS = { first: 10, last: 40 } as const;

/**
 * The median weight in utero, whole grams, by completed weeks. Hadlock, Harrist and Martinez-Poyer, Radiology
 * 1991;181:129-133: ln(weight) = 0.578 + 0.332 weeks - 0.00354 weeks².
 * @returns undefined outside of weeks 10 to 40
 */
export function publishedWeightGrams(weeks: number): number | undefined {
  if (weeks < PUBLISHED_WEEKS.first || weeks > PUBLISHED_WEEKS.last) return undefined;
  return Math.round(Math.exp(0.578 + 0.332 * weeks - 0.00354 * weeks ** 2));
}

/** From here on the rough figure and the published one are told apart: a third of the larger. */
const WIDELY = 1 / 3;

export function differsWidely(grams: number, published: number): boolean {
  return Math.abs(grams - published) > WIDELY * Math.max(grams, published);
}
