import * as v from 'valibot';
import { reportProblem } from '../site/report';
import type { AnsweredMember } from './call-as-member';

/** What a call for a member can come to: what was asked for, or why not. */
export type ApiResult<T> = { is: 'done'; value: T } | Exclude<AnsweredMember, { is: 'done' }>;

/** An answer as the API promises it. One that is something else counts as none. */
export function readAnswer<TSchema extends v.GenericSchema>(
  answered: AnsweredMember,
  schema: TSchema,
): ApiResult<v.InferOutput<TSchema>> {
  if (answered.is !== 'done') return answered;
  const read = v.safeParse(schema, answered.body);
  if (read.success) return { is: 'done', value: read.output };
  reportProblem('The site’s API answered with something else', read.issues[0].message);
  return { is: 'unreachable' };
}
