import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { NoList } from './no-list';

/** The fields of a form of the admin, as it sends them. */
export const FormFields = v.pipe(NoList, v.record(v.string(), v.unknown()));

const LONGEST_SHOWN = 100;

/** @throws ValidationError for a form of another content type */
export function assertFormType(body: unknown, types: readonly string[]): void {
  const type = v.is(v.looseObject({}), body) ? body.type : undefined;
  if (typeof type === 'string' && types.includes(type)) return;
  const sent = typeof type === 'string' ? `, not “${type.slice(0, LONGEST_SHOWN)}”` : '';
  throw new errors.ValidationError(`type must be one of ${types.join(', ')}${sent}.`);
}
