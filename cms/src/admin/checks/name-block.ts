import { isObject } from '../ui/is-object';
import type { FormProblem } from './form-problems';

/**
 * A problem with the block named as the form names it. Its own message has the number of the block, for files and
 * programs.
 * @param values what was checked
 * @param getName the name of a component, such as “Table”
 */
export function nameBlock(
  { path, message, detail }: FormProblem,
  values: unknown,
  getName: (component: string) => string,
): string {
  const [field, index] = path;
  if (field !== 'content' || typeof index !== 'number' || !isObject(values)) return message;
  const block: unknown = Array.isArray(values.content) ? values.content[index] : undefined;
  if (!isObject(block) || typeof block.__component !== 'string') return message;
  return `${getName(block.__component)}: ${detail}`;
}
