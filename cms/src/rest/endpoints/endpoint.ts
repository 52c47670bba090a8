import type { LimitName } from '../../platform/settings/rate-limits';
import type { ListQuery } from '../http/list-query';
import { oneOf, type Schema } from './schemas';

/** A call of the REST API. */
interface Call {
  /** With `{names}` where a path holds a value, as OpenAPI writes it. */
  path: string;
  /** What it does, in a few words. */
  summary: string;
  /** What it answers. */
  answer: Schema;
}

/** A call that reads what is published: open to everybody, the same for everybody (C5). */
export interface PublicRead extends Call {
  method: 'GET';
  /** Parameters of the query that it knows; all others are ignored (C4). */
  parameters: readonly (keyof ListQuery)[];
  /** Those without which it cannot answer. */
  required: readonly (keyof ListQuery)[];
  /** What a parameter means here, where it means something of its own. */
  meaning: Partial<Record<keyof ListQuery, string>>;
  /** What an answer is good for: `the discussion` shows at once what a member wrote under the article that the path names (C5). */
  kept: 'while the content stays' | 'while the discussion stays';
  /** Whether `X-Total-Count` tells how many there are in all. */
  counted: boolean;
  /** Whether `Link` leads to the next page (C45). */
  linked: boolean;
  /** What of the question may be at another address now, and is led to there by 301. */
  moves: 'blog' | 'category' | null;
}

/** Who may call: everybody, or whoever a bearer token says is a member (C6). */
export type Caller = 'anybody' | 'member';

/** A call that reads what concerns one person: nobody keeps its answer (C5). */
export interface PrivateRead extends Call {
  method: 'GET';
  caller: Caller;
  /** Whether it is asked with `?token=`, from a link in a mail. */
  byLink: boolean;
  limit: LimitName;
}

/**
 * A call that changes something: its body is JSON and nothing else, unless it is a mail program's (`byLink`), and no answer
 * is kept by anybody.
 */
export interface Write extends Call {
  method: 'POST' | 'DELETE';
  caller: Caller;
  /** Whether it is asked with `?token=`, from a link in a mail. */
  byLink: boolean;
  /** What it is sent; null: nothing. */
  body: Schema | null;
  /** What it answers when all went well. */
  status: 200 | 201;
  /** Whether its body is to prove who asks (401). A member's token proves that. */
  proves: boolean;
  /** Whether its body may say of which member it speaks (403 of another than the one who calls). */
  named: boolean;
  /** Whether it may be refused because there is such a thing already (409). */
  conflicts: boolean;
  /** Whether its body names something that may not be there (404). */
  finds: boolean;
  /** What calls count to, whatever they are answered (C15): a member's where a member calls, otherwise a visitor's. */
  limit: LimitName;
  /** What a member's calls count to besides. */
  memberLimits?: MemberLimits;
}

/** Whoever opens many accounts, or writes from many addresses, is limited all the same (C46). */
export interface MemberLimits {
  /** Of one address, whoever's accounts they are. */
  visitor: LimitName;
  /** Of one account that is less than a day old and whose address is not proven. */
  newcomer: LimitName;
}

export type Endpoint = PublicRead | PrivateRead | Write;

export const publicRead = (
  path: string,
  summary: string,
  answer: Schema,
  more: Partial<
    Pick<PublicRead, 'parameters' | 'required' | 'meaning' | 'kept' | 'counted' | 'linked' | 'moves'>
  > = {},
): PublicRead => ({
  method: 'GET',
  path,
  summary,
  answer,
  parameters: [],
  required: [],
  meaning: {},
  kept: 'while the content stays',
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
  answer: Schema,
  more: Pick<Write, 'limit'> &
    Partial<Omit<Write, 'method' | 'path' | 'summary' | 'body' | 'answer' | 'limit'>>,
): Write => ({
  method,
  path,
  summary,
  body: body === null ? null : oneOf(body),
  answer,
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
  answer: Schema,
  more: Pick<PrivateRead, 'limit'> & Partial<Pick<PrivateRead, 'caller' | 'byLink'>>,
): PrivateRead => ({ method: 'GET', path, summary, answer, caller: 'member', byLink: false, ...more });
