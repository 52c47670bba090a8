import { isObject } from '../ui/is-object';
import type { FormProblem } from './form-problems';

/** @returns the name of a component, such as “Table” */
type GetName = (component: string) => string;

/**
 * A problem with the block named as the form names it. Its own message has the type of the block, for files and
 * programs.
 * @param values what was checked
 */
export function nameBlock(problem: FormProblem, values: unknown, getName: GetName): string {
  const block = findBlock(problem, values);
  return block ? `${getName(block.type)}: ${problem.detail}` : problem.message;
}

/** The same with the number of the block, where nothing leads to it. */
export function nameBlockByNumber(problem: FormProblem, values: unknown, getName: GetName): string {
  const block = findBlock(problem, values);
  return block ? `Block ${block.index + 1} (${getName(block.type)}): ${problem.detail}` : problem.message;
}

function findBlock({ path }: FormProblem, values: unknown): { index: number; type: string } | undefined {
  const [field, index] = path;
  if (field !== 'content' || typeof index !== 'number' || !isObject(values)) return undefined;
  const block: unknown = Array.isArray(values.content) ? values.content[index] : undefined;
  return isObject(block) && typeof block.__component === 'string'
    ? { index, type: block.__component }
    : undefined;
}
