import type { FieldProblem } from '../field-refusal';
import { findProseProblem } from './prose-shape';
import { findRelationProblem } from './relation-shape';

/** What the check needs to know of an attribute. */
export interface InputAttribute {
  type: string;
  /** Of a component. */
  component?: string;
  repeatable?: boolean;
  /** Of a dynamic zone. */
  components?: readonly string[];
}
export type InputAttributes = Readonly<Record<string, InputAttribute>>;
export type FindAttributes = (component: string) => InputAttributes;

/**
 * Whether values have the shape that their attributes prescribe: lists, objects and single values in the right places.
 * Strapi takes this for granted in many places, and fails there or stores nothing. Nor can PostgreSQL store NUL. Strapi's
 * own validation checks the rest.
 * @returns the first problem
 */
export function findShapeProblem(
  data: object,
  attributes: InputAttributes,
  findAttributes: FindAttributes,
  path = '',
): FieldProblem | null {
  for (const [name, attribute] of Object.entries(attributes)) {
    const value: unknown = Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined;
    if (value === undefined) continue;
    const problem = findValueProblem(value, attribute, findAttributes, `${path}${name}`);
    if (problem) return problem;
  }
  return null;
}

function findValueProblem(
  value: unknown,
  attribute: InputAttribute,
  findAttributes: FindAttributes,
  field: string,
): FieldProblem | null {
  const { type, component = '', repeatable, components = [] } = attribute;
  if (type === 'dynamiczone') return findBlocksProblem(value, components, findAttributes, field);
  if (value === null) return null;
  if (type === 'blocks') return findProseProblem(value, field);
  if (type === 'relation' || type === 'media') return findRelationProblem(value, field);
  if (type === 'component') {
    const find = (part: unknown, at: string) =>
      findPartProblem(part, findAttributes(component), findAttributes, at);
    return repeatable ? findListProblem(value, field, find) : find(value, field);
  }
  if (type === 'json') return null;
  if (typeof value === 'object') return { field, message: `“${field}” must be a single value.` };
  return typeof value === 'string' && value.includes('\0')
    ? { field, message: `“${field}” contains a character that cannot be stored.` }
    : null;
}

/** @param find the problem of an item */
function findListProblem(
  value: unknown,
  field: string,
  find: (item: unknown, field: string) => FieldProblem | null,
): FieldProblem | null {
  if (!Array.isArray(value)) return { field, message: `“${field}” must be a list.` };
  const items: unknown[] = value;
  for (const [at, item] of items.entries()) {
    const problem = find(item, `${field}.${at}`);
    if (problem) return problem;
  }
  return null;
}

const findBlocksProblem = (
  value: unknown,
  components: readonly string[],
  findAttributes: FindAttributes,
  field: string,
): FieldProblem | null =>
  findListProblem(value, field, (block, at) => {
    const component: unknown = isPart(block) ? Reflect.get(block, '__component') : undefined;
    // A name such as `__proto__` is found in every object, but in no list.
    return typeof component === 'string' && components.includes(component)
      ? findPartProblem(block, findAttributes(component), findAttributes, at)
      : { field: at, message: `“${at}” is not a block that can be used here.` };
  });

const findPartProblem = (
  part: unknown,
  attributes: InputAttributes,
  findAttributes: FindAttributes,
  field: string,
): FieldProblem | null =>
  isPart(part)
    ? findShapeProblem(part, attributes, findAttributes, `${field}.`)
    : { field, message: `“${field}” must be an object with fields.` };

export const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
