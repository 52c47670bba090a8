import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { Account, getActor, getProgram, toActor, UNKNOWN, type Actor } from '../../platform/strapi/actor';

/** How many entries about documents each request has stored. */
const stored = new WeakMap<object, number>();

export const countStored = (request: object): number => stored.get(request) ?? 0;

export const addStored = (request: object): void => void stored.set(request, countStored(request) + 1);

const AdminRoute = v.object({
  state: v.object({ route: v.object({ info: v.object({ type: v.literal('admin') }) }) }),
});

/** Where a write comes from. A request of a reader is no business of the log, unless a program runs in it. */
export type Origin =
  { type: 'admin'; request: object } | { type: 'program' } | { type: 'system' } | { type: 'reader' };

export function getOrigin(strapi: Core.Strapi): Origin {
  const request: object | undefined = strapi.requestContext.get();
  if (request && v.is(AdminRoute, request)) return { type: 'admin', request };
  if (getProgram(strapi)) return { type: 'program' };
  return request ? { type: 'reader' } : { type: 'system' };
}

/** Who is named in the log: a program that an editor started is named with the editor. */
export function getAuditActor(strapi: Core.Strapi): Actor {
  const program = getProgram(strapi);
  if (!program || program.id !== null) return getActor(strapi);
  const editor = getEditor(strapi);
  return editor.id === null
    ? getActor(strapi)
    : { id: editor.id, name: `${program.name}, by ${editor.name}` };
}

const WithUser = v.object({ state: v.object({ user: Account }) });

/** The editor whose request is being handled, whatever program runs in it. */
function getEditor(strapi: Core.Strapi): Actor {
  const request: unknown = strapi.requestContext.get();
  return v.is(AdminRoute, request) && v.is(WithUser, request) ? toActor(request.state.user) : UNKNOWN;
}
