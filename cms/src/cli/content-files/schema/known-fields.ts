import * as v from 'valibot';
import { suggestNearest } from '../model/nearest';
import { getText } from '../model/json';

/** The message for an unknown key. */
type Message = (key: string, names: readonly string[]) => string;

/**
 * An object with these fields and no others. Valibot's `strictObject` stops at the first unknown key, and accepts keys
 * that every JavaScript object has, such as `constructor`.
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
  return `"${key}" is not known here; known: ${names.join(', ')}${suggestNearest(key, names)}`;
}

/** One message for both cases: not an object, and a missing key. */
function objectMessage(issue: v.ObjectIssue, names: readonly string[]): string {
  if (issue.expected === 'Object')
    return `this must be fields, one per line, such as "${names[0] ?? 'name'}: ..."`;
  return `${getText(issue.path?.at(-1)?.key ?? '')} is missing: it is required`;
}
