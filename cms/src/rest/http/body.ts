import * as v from 'valibot';
import type { RestContext } from './context';

/** What is said of a body that is no object. */
export const WHAT_TO_SEND = 'Send the fields of this call as a JSON object.';

/**
 * What a call was sent, parsed: fields that its schema does not name are dropped (C3). Or the first thing that is wrong
 * with it, in the schema's own words, each of which says what to do.
 */
export function readBody<T>(
  { request: { body } }: Pick<RestContext, 'request'>,
  schema: v.GenericSchema<unknown, T>,
): { given: T } | { refusal: string } {
  const parsed = v.safeParse(schema, body ?? {}, { abortEarly: true });
  return parsed.success ? { given: parsed.output } : { refusal: parsed.issues[0].message };
}
