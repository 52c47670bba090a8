import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

/** Who makes a change. */
export interface Actor {
  /** The id of an admin account; null: a program, such as an import. */
  id: number | null;
  /** As it is shown in lists, such as “Ann Lee”, “Import” or “Schedule, set by Ann Lee”. */
  name: string;
}

/** A program that makes changes. */
export interface Program extends Actor {
  /** What its writes are called in the history; without it, they are called what they are. */
  kind?: 'import' | 'restore';
  /** The moment for which it acts, if that is not now. In milliseconds since 1970. */
  at?: number;
}

/** A change that no person and no named program asked for. */
export const UNKNOWN: Actor = { id: null, name: 'The system' };

type Programs = AsyncLocalStorage<Program>;

const NAME = 'platform.programs';

/** One for each CMS, so that everything in its process sees the same. */
function getPrograms(strapi: Core.Strapi): Programs {
  if (!strapi.has(NAME)) strapi.add(NAME, new AsyncLocalStorage<Program>());
  const programs: Programs = strapi.get(NAME);
  return programs;
}

/** Attributes all changes that `job` makes to `program`, not to the sender of the request. */
export const actAs = <T>(strapi: Core.Strapi, program: Program, job: () => Promise<T>): Promise<T> =>
  getPrograms(strapi).run({ ...program }, job);

/** The program that makes the current changes: the same object during its run; undefined outside of one. */
export const getProgram = (strapi: Core.Strapi): Program | undefined => getPrograms(strapi).getStore();

/** An account of the admin. */
export const Account = v.object({
  id: v.number(),
  firstname: v.nullish(v.string()),
  lastname: v.nullish(v.string()),
  username: v.nullish(v.string()),
  email: v.nullish(v.string()),
});

export function toActor({ id, firstname, lastname, username, email }: v.InferOutput<typeof Account>): Actor {
  const full = [firstname, lastname].filter(Boolean).join(' ').trim();
  return { id, name: full || username || email || `Account ${id}` };
}

const SignedIn = v.object({
  user: Account,
  auth: v.object({ strategy: v.object({ name: v.literal('admin') }) }),
});
/** A program with a token of the admin, which acts for the account that created it. */
const WithToken = v.object({
  user: Account,
  auth: v.object({
    strategy: v.object({ name: v.literal('admin-token') }),
    credentials: v.object({ name: v.string() }),
  }),
});

/** Who makes the current change: a program, or the editor whose request is being handled. */
export function getActor(strapi: Core.Strapi): Actor {
  const program = getProgram(strapi);
  if (program) return { id: program.id, name: program.name };
  return toSignedIn(strapi.requestContext.get()?.state) ?? UNKNOWN;
}

/** @param state of the request; undefined: nobody has signed in to the admin */
export function toSignedIn(state: unknown): Actor | undefined {
  if (v.is(SignedIn, state)) return toActor(state.user);
  if (!v.is(WithToken, state)) return undefined;
  const { id, name } = toActor(state.user);
  return { id, name: `${name} (token “${state.auth.credentials.name}”)` };
}
