import type { LimitName } from '../../platform/settings/rate-limits';
import type { FieldName } from '../../platform/text/field-limits';

/**
 * The largest cost of one call:
 *
 * - cheap: no database statement, or a response cached for everybody
 * - database: statements that do not get slower with the number of articles or members
 * - hash: hashing or comparing a password, in threads with a short queue (`bcrypt-in-threads.ts`)
 * - image: decoding a picture and writing it in several widths
 * - mail: sending a mail, after the response
 */
export type Cost = 'cheap' | 'database' | 'hash' | 'image' | 'mail';

/** Who may call. `web`: only the site's server, which blocks such requests from others. */
type Caller = 'anybody' | 'member' | 'admin' | 'web';

/** The limits for requests to a route of the CMS, checked before it does any work. */
export interface Budget {
  /** `*` matches any method. */
  method: string;
  /** A path with `{names}`, or a prefix that ends with `*`. */
  path: string;
  caller: Caller;
  /** The largest body; 0 when none is read. */
  bodyBytes: number;
  /** The maximum length per text field, in UTF-16 units. Other fields are ignored or not text. */
  fields: Readonly<Record<string, FieldName>>;
  /** The time in which the body must arrive (`web/server/http/connections/request-timeout.ts`). */
  seconds: number;
  cost: Cost;
  /** Rate limits; the first one that is used up sends the response. */
  limits: readonly LimitName[];
}

export const KB = 1024;
export const MB = 1024 * KB;
/** For every request except uploads. */
export const SECONDS = 60;
export const UPLOAD_SECONDS = 15 * 60;
