import * as v from 'valibot';
import { reportProblem } from '../site/report';
import type { MemberApiResponse } from './call-as-member';

/** The result of a call on behalf of a member: the data, or why there is none. */
export type ApiResult<T> = { is: 'done'; value: T } | Exclude<MemberApiResponse, { is: 'done' }>;

/** Validates a response against what the API promises. Treats anything else as a missing response. */
export function parseResponse<TSchema extends v.GenericSchema>(
  response: MemberApiResponse,
  schema: TSchema,
): ApiResult<v.InferOutput<TSchema>> {
  if (response.is !== 'done') return response;
  const read = v.safeParse(schema, response.body);
  if (read.success) return { is: 'done', value: read.output };
  reportProblem('The site’s API returned an unexpected response', read.issues[0].message);
  return { is: 'unreachable' };
}
