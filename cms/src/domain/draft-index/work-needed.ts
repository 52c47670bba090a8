import * as v from 'valibot';
import type { ContentProblem } from '../articles/writing/content-problems/problem';

/** What is still to do in a draft before readers get all of it. */
export interface WorkNeeded {
  noTitle: boolean;
  noPicture: boolean;
  noCategory: boolean;
  noDescription: boolean;
  /** It has no block. */
  noText: boolean;
  /** How much of it publishing refuses. */
  refused: number;
  /** How much of it readers would not get, although it can be published. */
  named: number;
}

const Text = v.fallback(v.string(), '');
const isEmpty = (value: unknown): boolean => v.parse(Text, value).trim() === '';

/**
 * @param row of the draft, with its picture and its categories populated
 * @param problems what readers would not get of it
 */
export function findWorkNeeded(
  row: Readonly<Record<string, unknown>>,
  problems: readonly ContentProblem[],
): WorkNeeded {
  const refused = problems.filter((problem) => problem.refused).length;
  return {
    noTitle: isEmpty(row.title),
    noPicture: row.thumbnail === null || row.thumbnail === undefined,
    noCategory: !Array.isArray(row.categories) || row.categories.length === 0,
    noDescription: isEmpty(row.description),
    noText: !Array.isArray(row.content) || row.content.length === 0,
    refused,
    named: problems.length - refused,
  };
}

export const needsWork = ({ refused, named, ...missing }: WorkNeeded): boolean =>
  refused > 0 || named > 0 || Object.values(missing).includes(true);
