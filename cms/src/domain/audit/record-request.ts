import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { consumeRateLimit } from '../../platform/rate-limit/throttle';
import { Account, toActor, toSignedIn, type Actor } from '../../platform/strapi/actor';
import { findSessionAccount } from '../../platform/strapi/admin-session';
import { maskAddress } from '../../platform/text/mask-address';
import { findVersionedType } from '../history/versioned-types';
import { findLatestVersion } from '../history/versions/versions';
import { writeEntries } from './audit-log';
import { describeRequest, toAccount, type AdminRequest } from './describe-request';
import type { Entry, Subject } from './entry';
import type { Found } from './find-route';
import { READS, ROUTES, SIGN_INS } from './routes';
import { countStored } from './request-writes';
import { getKindOfType } from './titles';

/** A request and its response. */
export interface Context {
  status: number;
  body: unknown;
  /** False: the socket belongs to somebody else. */
  respond?: boolean;
  state: unknown;
  request: { body?: unknown };
  query: Readonly<Record<string, unknown>>;
  get(header: string): string;
}

const GUEST: Actor = { id: null, name: 'A guest' };

/** Whether a request of the admin may need an entry. */
export const isRecorded = ({ route }: Found): boolean =>
  !Object.hasOwn(READS, route) && (!route.startsWith('GET ') || Object.hasOwn(ROUTES, route));

/**
 * Stores the entries of a request of the admin. Writes of content have theirs already, in their transaction
 * (`record-documents.ts`).
 */
export async function recordRequest(strapi: Core.Strapi, ctx: Context, found: Found): Promise<void> {
  const status = ctx.respond === false ? 101 : ctx.status;
  if (status < 400 && (countStored(ctx) > 0 || ROUTES[found.route]?.byDocument)) return;
  const isSignIn = SIGN_INS.has(found.route);
  const signedIn =
    toSignedIn(ctx.state) ?? toTransfer(ctx.state) ?? (isSignIn ? undefined : await findSender(strapi, ctx));
  // Nobody has written anything; the admin itself sends such requests when its session has ended.
  if (!isSignIn && !signedIn) return;
  const request: AdminRequest = {
    ...found,
    hasId: ctx.query.id !== undefined,
    actor: signedIn ?? GUEST,
    status,
    requestBody: ctx.request.body,
    responseBody: ctx.body,
    now: Date.now(),
  };
  const entries = isSignIn
    ? await describeSignIn(strapi, request)
    : await addTitles(strapi, describeRequest(request, getKindOfType));
  await writeEntries(strapi.db.connection, entries);
}

/** Who sent a request that was refused before Strapi looked at its session. */
async function findSender(strapi: Core.Strapi, ctx: Context): Promise<Actor | undefined> {
  const id = await findSessionAccount(strapi, ctx.get('authorization'));
  const account = id === undefined ? undefined : await findAccount(strapi, { id });
  return account && toActor(account);
}

const WithTransferToken = v.object({
  auth: v.object({
    strategy: v.object({ name: v.literal('data-transfer') }),
    credentials: v.object({ name: v.string() }),
  }),
});

const toTransfer = (state: unknown): Actor | undefined =>
  v.is(WithTransferToken, state)
    ? { id: null, name: `Transfer token “${state.auth.credentials.name}”` }
    : undefined;

/** Requests that a limit refused, or whose size: those before them are in the log. */
const REFUSED_UNREAD: ReadonlySet<number> = new Set([411, 413, 415, 429, 503]);

/** Everybody can send such a request, so their number is limited. */
async function describeSignIn(strapi: Core.Strapi, request: AdminRequest): Promise<Entry[]> {
  if (REFUSED_UNREAD.has(request.status)) return [];
  const entries = describeRequest(request);
  const [entry] = entries;
  const { subject } = entry ?? {};
  const account = subject?.id && (await findAccount(strapi, { id: Number(subject.id) }));
  // Who has signed in is known from the response.
  if (entry && account && !entry.failed) return [{ ...entry, actor: toActor(account) }];
  if ((await consumeRateLimit(strapi, 'adminAudit', 'guests')) !== undefined) return [];
  const tried = await findTried(strapi, request.requestBody);
  return entries.map((one) => ({
    ...one,
    action: one.action === 'sign-in.done' ? 'sign-in.failed' : one.action,
    subject: tried,
  }));
}

const Tried = v.object({ email: v.pipe(v.string(), v.maxLength(320), v.toLowerCase()) });
const ADDRESS = /^[^\s@]{1,64}@[\w.-]{1,255}$/;

/** The account that somebody tried; if there is none, an address that only who typed it recognises. */
async function findTried(strapi: Core.Strapi, body: unknown): Promise<Subject | null> {
  const parsed = v.safeParse(Tried, body);
  if (!parsed.success) return null;
  const { email } = parsed.output;
  // People type passwords into the wrong field.
  const isAddress = ADDRESS.test(email);
  const account = await findAccount(strapi, { email: isAddress ? email : '' });
  if (account) return toAccount(account);
  return { type: 'admin::user', id: null, title: isAddress ? maskAddress(email) : 'not an e-mail address' };
}

async function findAccount(strapi: Core.Strapi, where: { id: number } | { email: string }) {
  const select = ['id', 'firstname', 'lastname', 'username', 'email'];
  const row: unknown = await strapi.db.query('admin::user').findOne({ where, select });
  return v.is(Account, row) ? row : undefined;
}

/** Where rows have the name that a response did not contain. */
const NAMED: Readonly<Record<string, Parameters<Core.Strapi['db']['query']>[0]>> = {
  'admin::role': 'admin::role',
  'plugin::users-permissions.role': 'plugin::users-permissions.role',
  'plugin::upload.file': 'plugin::upload.file',
  'plugin::upload.folder': 'plugin::upload.folder',
  'api-token': 'admin::api-token',
  'admin-token': 'admin::api-token',
  'transfer-token': 'admin::transfer-token',
  webhook: 'strapi::webhook',
};

const Name = v.object({ name: v.string() });

/** Names the subject of a request whose response did not, such as one that failed. */
async function addTitles(strapi: Core.Strapi, entries: Entry[]): Promise<Entry[]> {
  const [entry] = entries;
  if (!entry) return entries;
  const { subject } = entry;
  if (!subject?.id || subject.title !== null || entries.length > 1) return entries;
  const latest = findVersionedType(subject.type)
    ? await findLatestVersion(strapi.db.connection, subject.id)
    : undefined;
  if (latest?.type === subject.type) return [{ ...entry, subject: { ...subject, title: latest.title } }];
  if (!/^\d{1,9}$/.test(subject.id)) return entries;
  const id = Number(subject.id);
  if (subject.type === 'admin::user') {
    const account = await findAccount(strapi, { id });
    return account ? [{ ...entry, subject: toAccount(account) }] : entries;
  }
  const uid = NAMED[subject.type];
  if (uid === undefined) return entries;
  const row: unknown = await strapi.db.query(uid).findOne({ where: { id }, select: ['name'] });
  return v.is(Name, row) ? [{ ...entry, subject: { ...subject, title: row.name } }] : entries;
}
