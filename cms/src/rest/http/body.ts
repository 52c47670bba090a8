import * as v from 'valibot';
import type { RestContext } from './context';

/** The message for a body that is not an object. */
export const INVALID_BODY = 'Send the fields of this call as a JSON object.';

/**
 * The parsed request body, without fields that the schema does not name (C3), or the first error in the schema's own
 * words, each of which says what to do.
 */
export function parseBody<T>(
  { request: { body } }: Pick<RestContext, 'request'>,
  schema: v.GenericSchema<unknown, T>,
): { given: T } | { refusal: string } {
  const parsed = v.safeParse(schema, body ?? {}, { abortEarly: true });
  return parsed.success ? { given: parsed.output } : { refusal: parsed.issues[0].message };
}
