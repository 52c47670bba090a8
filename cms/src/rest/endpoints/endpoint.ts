import type { LimitName } from '../../platform/settings/rate-limits';
import type { ListQuery } from '../http/list-query';
import { oneOf, type Schema } from './schemas/schema';

/** A call of the REST API. */
interface Call {
  /** With `{names}` for path parameters, as in OpenAPI. */
  path: string;
  /** A short description. */
  summary: string;
  /** The schema of the response. */
  response: Schema;
}

/** A call that reads published content: public, and the same for everybody (C5). */
export interface PublicRead extends Call {
  method: 'GET';
  /** The supported query parameters; all others are ignored (C4). */
  parameters: readonly (keyof ListQuery)[];
  /** The required ones among them. */
  required: readonly (keyof ListQuery)[];
  /** Descriptions of parameters that differ from the general one. */
  meaning: Partial<Record<keyof ListQuery, string>>;
  /**
   * How long a response may be cached: with `discussion-changes`, a member's new comment on the article in the path
   * shows immediately (C5).
   */
  cacheUntil: 'content-changes' | 'discussion-changes';
  /** Whether `X-Total-Count` gives the total number. */
  counted: boolean;
  /** Whether `Link` gives the next page (C45). */
  linked: boolean;
  /** The parameter that may be a former address and is redirected with 301. */
  moves: 'blog' | 'category' | null;
}

/** Who may call: everybody, or members with a bearer token (C6). */
type Caller = 'anybody' | 'member';

/** A call that reads one person's data: its response is never cached (C5). */
export interface PrivateRead extends Call {
  method: 'GET';
  caller: Caller;
  /** Whether it takes `?token=` from a link in a mail. */
  byLink: boolean;
  limit: LimitName;
}

/**
 * A call that changes something. Its body must be JSON, unless a mail program may send it (`byLink`), and its response
 * is never cached.
 */
export interface Write extends Call {
  method: 'POST' | 'DELETE';
  caller: Caller;
  /** Whether it takes `?token=` from a link in a mail. */
  byLink: boolean;
  /** The schema of the body, or null. */
  body: Schema | null;
  /** The schema of a body that may be left out. */
  optionalBody?: Schema;
  /** The status on success. */
  status: 200 | 201;
  /** Whether its body must prove who sends it (401). For members the token does that. */
  proves: boolean;
  /** Whether its body may contain the member's id (403 when it is another member's). */
  named: boolean;
  /** Whether it may conflict with existing data (409). */
  conflicts: boolean;
  /** Whether its body refers to something that may not exist (404). */
  finds: boolean;
  /** The rate limit for all calls, whatever the response (C15): per member for members, otherwise per visitor. */
  limit: LimitName;
  /** Additional limits for members. */
  memberLimits?: MemberLimits;
}

/** Limits for people who open many accounts or write from many addresses (C46). */
interface MemberLimits {
  /** Per IP address, across accounts. */
  visitor: LimitName;
  /** Per account that is less than a day old and has no proven address. */
  newcomer: LimitName;
}

export type Endpoint = PublicRead | PrivateRead | Write;

export const publicRead = (
  path: string,
  summary: string,
  response: Schema,
  more: Partial<
    Pick<PublicRead, 'parameters' | 'required' | 'meaning' | 'cacheUntil' | 'counted' | 'linked' | 'moves'>
  > = {},
): PublicRead => ({
  method: 'GET',
  path,
  summary,
  response,
  parameters: [],
  required: [],
  meaning: {},
  cacheUntil: 'content-changes',
  counted: false,
  linked: false,
  moves: null,
  ...more,
});

export const write = (
  method: Write['method'],
  path: string,
  summary: string,
  body: string | null,
  response: Schema,
  more: Pick<Write, 'limit'> &
    Partial<Omit<Write, 'method' | 'path' | 'summary' | 'body' | 'response' | 'limit'>>,
): Write => ({
  method,
  path,
  summary,
  body: body === null ? null : oneOf(body),
  response,
  caller: 'anybody',
  byLink: false,
  status: 200,
  proves: false,
  named: false,
  conflicts: false,
  finds: false,
  ...more,
});

export const privateRead = (
  path: string,
  summary: string,
  response: Schema,
  more: Pick<PrivateRead, 'limit'> & Partial<Pick<PrivateRead, 'caller' | 'byLink'>>,
): PrivateRead => ({ method: 'GET', path, summary, response, caller: 'member', byLink: false, ...more });
