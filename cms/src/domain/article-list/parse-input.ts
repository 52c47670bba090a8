import { errors } from '@strapi/utils';
import * as v from 'valibot';

/** @throws ValidationError that names the first place that is wrong */
export function parseInput<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success)
    throw new errors.ValidationError(
      `The request is invalid: check ${v.getDotPath(parsed.issues[0]) ?? 'the body'}.`,
    );
  return parsed.output;
}
