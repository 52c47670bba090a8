import * as v from 'valibot';
import { Account, toActor, type Actor } from '../../platform/strapi/actor';
import { getKind } from './actions';
import type { Entry, Kind, Subject } from './entry';
import { ROUTES, type RouteAction } from './routes';

/** A request of the admin and its response. */
export interface AdminRequest {
  /** The method and the address with its parameters, such as `PUT /admin/roles/:id`. */
  route: string;
  params: Readonly<Record<string, string>>;
  /** Whether the query has an id: an upload to a file that exists. */
  hasId?: boolean;
  actor: Actor;
  status: number;
  /** As they were sent. Only names of keys, and the names below, are ever read. */
  requestBody: unknown;
  responseBody: unknown;
  /** Milliseconds since 1970. */
  now: number;
}

/** More subjects than that in one request become a number. */
export const MOST_SUBJECTS = 500;

/**
 * Keys of request bodies whose names may be in the log. Everything else in a body is ignored, its names too: a name is
 * whatever somebody sent.
 */
const FIELDS: ReadonlySet<string> = new Set([
  ...['name', 'description', 'type', 'permissions', 'adminPermissions', 'lifespan'],
  ...['firstname', 'lastname', 'username', 'email', 'password', 'isActive', 'blocked', 'roles'],
  ...['preferedLanguage', 'url', 'headers', 'events', 'isEnabled', 'parent', 'fileInfo'],
  ...['sizeOptimization', 'responsiveDimensions', 'autoOrientation', 'videoPreview'],
  ...['alternativeText', 'focalPoint'],
  ...['pageSize', 'sort', 'settings', 'metadatas', 'layouts'],
  ...['unique_email', 'allow_register', 'email_confirmation', 'email_reset_password'],
  ...['email_confirmation_redirection', 'default_role', 'providers', 'email-templates'],
  ...['menuLogo', 'authLogo', 'code', 'isDefault', 'fileIds', 'folderIds', 'destinationFolderId'],
]);

/** The entries of a request: one for each subject of a request that succeeded, otherwise one. */
export function describeRequest(request: AdminRequest, known?: (type: string) => Kind | undefined): Entry[] {
  const { route, actor, status, now, hasId = false } = request;
  const found = ROUTES[route];
  const failed = status >= 400;
  const action = hasId && found?.action === 'media.upload' ? 'media.replace' : (found?.action ?? route);
  const named = getNamedSubject(request, found);
  const kind = (named && known?.(named.type)) ?? getKind(action);
  const fields = getFields(request.requestBody);
  const entry = { madeAt: now, actor, kind, action, status, failed };
  // Every sign-in sends the same fields.
  const detail = fields.length > 0 && kind !== 'sign-in' ? { fields } : {};
  const subjects = failed || !found?.type || found.inAddress ? [] : readSubjects(request, found.type);
  if (subjects.length === 0) return [{ ...entry, subject: named, detail }];
  const more = subjects.length - MOST_SUBJECTS;
  return subjects.slice(0, MOST_SUBJECTS).map((subject, index) => ({
    ...entry,
    subject: subject.id === null && named ? { ...subject, id: named.id } : subject,
    detail: index === MOST_SUBJECTS - 1 && more > 0 ? { ...detail, more } : detail,
  }));
}

/** The id of a row or a document, or a content type. Responses repeat what was sent, and anything can be in that. */
const ID = /^(?:\d{1,10}|[a-z\d]{24}|[a-z-]{1,30}::[\w.-]{1,90})$/;
const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(ID));
const Model = v.pipe(v.string(), v.regex(/^(?:api|plugin|admin)::[\w.-]{1,90}$/));

/** What the address names. Anything can be in it, so what cannot be an id is left out. */
function getNamedSubject({ params }: AdminRequest, found: RouteAction | undefined): Subject | null {
  const model = params.model ?? params.type;
  const type = found?.type ?? (v.is(Model, model) ? model : undefined);
  const id = v.safeParse(Id, params[found?.id ?? 'id'] ?? params.documentId);
  if (type === undefined) return null;
  if (!id.success && found?.type) return null;
  return { type, id: id.success ? id.output : null, title: null };
}

function getFields(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.keys(body).filter((name) => FIELDS.has(name));
}

const Name = v.optional(v.nullable(v.string()), null);
const Named = v.looseObject({ id: Id, name: Name, displayName: Name });
const Folders = v.object({
  files: v.optional(v.array(v.unknown()), []),
  folders: v.optional(v.array(v.unknown()), []),
});
const WithData = v.object({ data: v.unknown() });
const WithUser = v.object({ user: Account });

/** What a response says that was written. */
function readSubjects({ requestBody, responseBody, params }: AdminRequest, type: string): Subject[] {
  const data = v.is(WithData, responseBody) ? responseBody.data : responseBody;
  if (type === 'admin::user') {
    const account = v.is(WithUser, data) ? data.user : data;
    return toList(account).flatMap((one) => (v.is(Account, one) ? [toAccount(one)] : []));
  }
  if (!Array.isArray(data) && v.is(v.looseObject({ files: v.unknown() }), data)) {
    const { files, folders } = v.parse(v.fallback(Folders, { files: [], folders: [] }), data);
    return [
      ...files.flatMap((file) => toSubject(file, type)),
      ...folders.flatMap((folder) => toSubject(folder, 'plugin::upload.folder')),
    ];
  }
  const subjects = toList(data).flatMap((one) => toSubject(one, type));
  // Responses of some routes say only that it worked.
  const sent = v.safeParse(v.object({ name: v.string() }), requestBody);
  if (subjects.length > 0 || type === 'plugin::upload.file' || !sent.success) return subjects;
  const id = v.safeParse(Id, Object.values(params)[0]);
  return [{ type, id: id.success ? id.output : null, title: sent.output.name }];
}

const toList = (data: unknown): unknown[] => (Array.isArray(data) ? data : [data]);

export function toAccount(account: v.InferOutput<typeof Account>): Subject {
  const { id, name } = toActor(account);
  return { type: 'admin::user', id: String(id), title: name };
}

/** @param one a row, or only its id */
function toSubject(one: unknown, type: string): Subject[] {
  const row = v.safeParse(Named, one);
  if (row.success) return [{ type, id: row.output.id, title: row.output.name ?? row.output.displayName }];
  const id = v.safeParse(Id, one);
  return id.success ? [{ type, id: id.output, title: null }] : [];
}
