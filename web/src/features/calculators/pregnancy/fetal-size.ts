import { roundTo } from '../measures/rounded';
import { CM_PER_INCH, kgFromPounds } from '../measures/units';

/** Sizes in between are interpolated linearly (C33). */
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

/**
 * Length and weight in the current week, linearly interpolated between the anchors, to 2 decimals. After week 40,
 * those of the last anchor (C33).
 */
export function getFetalSize(week: number): FetalSize {
  const lengthInches = roundTo(between(week, 'lengthInches'), 2);
  const weightPounds = roundTo(between(week, 'weightPounds'), 2);
  return {
    lengthInches,
    weightPounds,
    lengthCm: roundTo(lengthInches * CM_PER_INCH, 2),
    weightGrams: roundTo(kgFromPounds(weightPounds) * G_PER_KG, 2),
  };
}

function between(week: number, measure: 'lengthInches' | 'weightPounds'): number {
  const above = SIZE_ANCHORS.findIndex((anchor) => week <= anchor.week);
  const upper = SIZE_ANCHORS[above] ?? SIZE_ANCHORS[SIZE_ANCHORS.length - 1]!;
  const lower = SIZE_ANCHORS[above - 1] ?? upper;
  const share = upper === lower ? 0 : (week - lower.week) / (upper.week - lower.week);
  return lower[measure] + (upper[measure] - lower[measure]) * share;
}

/** The current weeks that the published curve covers; it is defined for 10 to 40 completed weeks. */
export const PUBLISHED_WEEKS = { first: 11, last: 41 } as const;

/**
 * The median weight in utero, whole grams. Hadlock, Harrist and Martinez-Poyer, Radiology 1991;181:129-133:
 * ln(weight) = 0.578 + 0.332 weeks - 0.00354 weeks², where weeks are completed ones.
 * @param week current week, as everywhere here: in week 12, eleven are completed
 * @returns undefined outside weeks 11 to 41
 */
export function publishedWeightGrams(week: number): number | undefined {
  return week >= PUBLISHED_WEEKS.first && week <= PUBLISHED_WEEKS.last ? medianGrams(week - 1) : undefined;
}

function medianGrams(completedWeeks: number): number {
  return Math.round(Math.exp(0.578 + 0.332 * completedWeeks - 0.00354 * completedWeeks ** 2));
}

/**
 * Two standard deviations, as a share of the median: Hadlock found 12.7 % for one, in every week. About five in a
 * hundred fetuses lie outside, so a value that does is not even a rough average.
 */
const WIDELY = 2 * 0.127;

export function differsWidely(grams: number, published: number): boolean {
  return Math.abs(grams - published) > WIDELY * published;
}

interface PublishedWeight {
  grams: number;
  /** The curve begins later, so the weight is below `grams`. */
  isUpperLimit: boolean;
}

/**
 * The published weight to show beside the rough weight of a week (C33); undefined if the two agree, and after the
 * curve's end.
 */
export function publishedWeightToShow(week: number): PublishedWeight | undefined {
  const rough = getFetalSize(week).weightGrams;
  const isUpperLimit = week < PUBLISHED_WEEKS.first;
  const grams = publishedWeightGrams(isUpperLimit ? PUBLISHED_WEEKS.first : week);
  if (grams === undefined) return undefined;
  const isWrong = isUpperLimit ? rough > grams : differsWidely(rough, grams);
  return isWrong ? { grams, isUpperLimit } : undefined;
}
