import { errors } from '@strapi/utils';
import * as v from 'valibot';

/** @throws a 400 with `message` if the input does not fit */
export function parseInput<T>(schema: v.GenericSchema<unknown, T>, input: unknown, message: string): T {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) throw new errors.ValidationError(message);
  return parsed.output;
}
