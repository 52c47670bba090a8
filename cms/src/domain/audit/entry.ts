import type { Actor } from '../../platform/strapi/actor';

/** What an entry is about. */
export const KINDS = {
  content: 'Content',
  media: 'Files',
  member: 'Members and readers',
  account: 'Admin accounts',
  role: 'Roles',
  token: 'Tokens',
  webhook: 'Webhooks',
  setting: 'Settings',
  model: 'Content types',
  transfer: 'Data transfer',
  'sign-in': 'Sign-ins',
  audit: 'Audit log',
  other: 'Other',
} as const;
export type Kind = keyof typeof KINDS;

export const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && Object.hasOwn(KINDS, value);

/** What was written. */
export interface Subject {
  /** A content type, such as `api::blog.blog`, or a name of ours, such as `webhook`. */
  type: string;
  id: string | null;
  /** Never a reader's name, address or text. */
  title: string | null;
}

/** Facts beside the subject: names and numbers only, never values that somebody entered. */
export interface Detail {
  /** The names of the fields that changed. */
  fields?: string[] | undefined;
  /** The version that the write made (`domain/history`). */
  edition?: number | undefined;
  /** How many further subjects the same request had. */
  more?: number | undefined;
}

export interface Entry {
  /** Milliseconds since 1970. */
  madeAt: number;
  actor: Actor;
  kind: Kind;
  /** Such as `content.update`, or the route of a request that has no name of its own. */
  action: string;
  subject: Subject | null;
  detail: Detail;
  /** Of the response; null: no request asked for the write. */
  status: number | null;
  failed: boolean;
}

/** The longest text of a column. */
const LONGEST = 255;

/** A text that both databases can store: no control characters, no half characters, not too long. */
export const toStorable = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, LONGEST)
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
