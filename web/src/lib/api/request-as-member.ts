import type * as v from 'valibot';
import type { Member } from '../session/member';
import { callAsMember, type SessionRules } from './call-as-member';
import { parseResponse, type ApiResult } from './parse-response';

/**
 * Queries the REST API on behalf of the member who is signed in.
 * @param path below `/api`, given the member
 */
export async function requestAsMember<TSchema extends v.GenericSchema>(
  path: (member: Member) => string,
  schema: TSchema,
  rules?: SessionRules,
): Promise<ApiResult<v.InferOutput<TSchema>>> {
  const response = await callAsMember((member) => ({ method: 'GET', path: path(member) }), rules);
  return parseResponse(response, schema);
}
