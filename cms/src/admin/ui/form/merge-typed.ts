import { isComponent } from './is-component';
import type { Values } from './open-form';

/**
 * What a form gets from elsewhere, with what was typed kept. Values are replaced when they change, never mutated.
 * @param sent what was there before
 * @param typed `sent` with what was typed
 * @param stored what takes the place of `sent`
 */
export function mergeTyped(sent: unknown, typed: unknown, stored: unknown): unknown {
  if (typed === sent) return stored;
  if (isComponent(sent) && isComponent(typed) && isComponent(stored)) return mergeFields(sent, typed, stored);
  if (Array.isArray(sent) && Array.isArray(typed) && Array.isArray(stored) && sent.length === stored.length)
    return typed.map((part) => mergePart(sent, part, stored));
  return typed;
}

/** The same for the values of a form, or the fields of a part of it. */
export function mergeFields(sent: Values, typed: Values, stored: Values): Values {
  const merged = { ...stored };
  for (const field of Object.keys({ ...sent, ...typed })) {
    if (typed[field] === sent[field]) continue;
    if (field in typed) merged[field] = mergeTyped(sent[field], typed[field], stored[field]);
    else delete merged[field];
  }
  return merged;
}

/** A part of a list gets its ids once it is stored. */
function mergePart(sent: readonly unknown[], part: unknown, stored: readonly unknown[]): unknown {
  const key = getKey(part);
  const index = key === undefined ? -1 : sent.findIndex((one) => getKey(one) === key);
  const merged =
    index === -1 || isAnother(part, sent[index]) ? part : mergeTyped(sent[index], part, stored[index]);
  return isComponent(merged) && key !== undefined ? { ...merged, __temp_key__: key } : part;
}

/** Strapi gives the key of a deleted part to the next new one. */
const isAnother = (part: unknown, sent: unknown): boolean =>
  isComponent(part) &&
  isComponent(sent) &&
  (part.__component !== sent.__component || (part.id === undefined && sent.id !== undefined));

const getKey = (part: unknown): unknown => (isComponent(part) ? part.__temp_key__ : undefined);
