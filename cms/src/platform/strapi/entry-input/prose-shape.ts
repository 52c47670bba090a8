import type { FieldProblem } from '../field-refusal';

/** Prose is a list of nodes, each with children at any depth. Strapi reads the type of a node before checking that it is one. */
export function findProseProblem(value: unknown, field: string): FieldProblem | null {
  return isListOfNodes(value) ? null : { field, message: `“${field}” is not formatted text.` };
}

function isListOfNodes(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const nodes: unknown[] = value;
  return nodes.every(isNode);
}

function isNode(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const children: unknown = Reflect.get(value, 'children');
  const text: unknown = Reflect.get(value, 'text');
  if (typeof text === 'string' && text.includes('\0')) return false;
  return children === undefined || isListOfNodes(children);
}
