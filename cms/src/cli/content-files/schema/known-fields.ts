import * as v from 'valibot';
import { nearest } from '../model/nearest';
import { getText } from '../model/json';

/** What is said of a key that is none of these. */
type Message = (key: string, names: readonly string[]) => string;

/**
 * An object of these fields and no others. Valibot's own `strictObject` stops at the first key that it does not know,
 * and takes those that every JavaScript object has, such as `constructor`, for known.
 */
export function knownFields<T extends v.ObjectEntries>(
  entries: T,
  message: Message = unknownKey,
  otherwise: (issue: v.ObjectIssue) => string = (issue) => objectMessage(issue, Object.keys(entries)),
): v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<T, undefined>>> {
  const names = Object.keys(entries);
  return v.lazy((input) => {
    const keys = typeof input === 'object' && input !== null ? Object.keys(input) : [];
    const unknown: object = Object.fromEntries(
      keys.filter((key) => !Object.hasOwn(entries, key)).map((key) => [key, v.never(message(key, names))]),
    );
    return v.object({ ...entries, ...unknown }, otherwise);
  });
}

function unknownKey(key: string, names: readonly string[]): string {
  return `"${key}" is not known here; known: ${names.join(', ')}${nearest(key, names)}`;
}

/** One message for the two ways an object can lack something: not an object, a key too few. */
function objectMessage(issue: v.ObjectIssue, names: readonly string[]): string {
  if (issue.expected === 'Object')
    return `this must be fields, one a line, such as "${names[0] ?? 'name'}: ..."`;
  return `${getText(issue.path?.at(-1)?.key ?? '')} is missing: it is required`;
}
