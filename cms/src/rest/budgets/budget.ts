import type { LimitName } from '../../platform/settings/rate-limits';
import type { FieldName } from '../../platform/text/field-limits';

/**
 * What one call costs most:
 *
 * - cheap: no statement of its own, or an answer that is kept for everybody
 * - database: statements whose work does not grow with the number of articles or members
 * - hash: a password is hashed or compared, in threads with a short queue (`bcrypt-in-threads.ts`)
 * - image: a picture is decoded and written in several widths
 * - mail: a mail is sent, after the answer
 */
export type Cost = 'cheap' | 'database' | 'hash' | 'image' | 'mail';

/** Who may call. `web`: the site's server alone, which keeps others from it. */
export type Caller = 'anybody' | 'member' | 'admin' | 'web';

/** What a way into the CMS may cost, checked before its work. */
export interface Budget {
  /** `*`: any. */
  method: string;
  /** A path with `{names}`, or a beginning that ends with `*`. */
  path: string;
  caller: Caller;
  /** The largest body; 0: none is read. */
  bodyBytes: number;
  /** The longest text of each field, in UTF-16 units; fields that are not named are ignored or are no texts. */
  fields: Readonly<Record<string, FieldName>>;
  /** How long the body may take to arrive (`web/server/http/connections/request-timeout.ts`). */
  seconds: number;
  cost: Cost;
  /** Where several count, the first that is used up answers. */
  limits: readonly LimitName[];
}

export const KB = 1024;
export const MB = 1024 * KB;
/** Of every request but an upload. */
export const SECONDS = 60;
export const UPLOAD_SECONDS = 15 * 60;
