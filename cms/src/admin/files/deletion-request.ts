import type { Interceptor } from '../ui/server/intercept-fetch';
import { createEmitter } from '../ui/emitter';
import { isObject } from '../ui/is-object';
import type { DeletionCheck } from './usage';

/** The files and folders that a request would delete. */
export interface Chosen {
  fileIds: unknown;
  folderIds: unknown;
}

/** What the editor has to decide: `check` is undefined when the server could not say where the files are used. */
export interface Question {
  check: DeletionCheck | undefined;
  decide: (deletes: boolean) => void;
}

export const questions = createEmitter<Question>();

const ONE = /\/upload\/files\/(\d+)$/;
const MANY = /\/upload\/actions\/bulk-delete$/;
const CHECK = '/admin/files/check-deletion';

/** What a request of the media library would delete; undefined: it deletes nothing. */
export function getChosen({ pathname }: URL, { method = 'GET', body }: RequestInit): Chosen | undefined {
  const [, id] = (method.toUpperCase() === 'DELETE' && ONE.exec(pathname)) || [];
  if (id !== undefined) return { fileIds: [Number(id)], folderIds: [] };
  if (method.toUpperCase() !== 'POST' || !MANY.test(pathname) || typeof body !== 'string') return undefined;
  const chosen: unknown = JSON.parse(body);
  return isObject(chosen) ? { fileIds: chosen.fileIds ?? [], folderIds: chosen.folderIds ?? [] } : undefined;
}

type Ask = (check: DeletionCheck | undefined) => Promise<boolean>;
type Send = typeof fetch;

/**
 * Holds the deletion of files that drafts or versions use until the editor has confirmed it. The server accepts it
 * either way; what readers see it refuses (decision 048).
 */
export const confirmDeletion = (ask: Ask = askEditor, send: Send = fetch): Interceptor => ({
  async hold(url, init) {
    const chosen = getChosen(url, init);
    if (!chosen) return undefined;
    const response = await send(CHECK, {
      method: 'POST',
      headers: init.headers ?? {},
      body: JSON.stringify(chosen),
      ...(init.signal && { signal: init.signal }),
    }).catch(() => undefined);
    // The server will refuse the deletion for the same reason: a session that has ended, or a missing right.
    if (response && [401, 403].includes(response.status)) return undefined;
    const check = response?.ok ? await readCheck(response) : undefined;
    if (check && (check.isRefused || check.files.length + check.more === 0)) return undefined;
    return (await ask(check)) ? undefined : refuse();
  },
});

async function readCheck(response: Response): Promise<DeletionCheck | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return isCheck(body) ? body.data : undefined;
}

const isCheck = (body: unknown): body is { data: DeletionCheck } =>
  isObject(body) && isObject(body.data) && Array.isArray(body.data.files);

/** Resolves with the decision of the editor. Without a dialog nothing is deleted. */
function askEditor(check: DeletionCheck | undefined): Promise<boolean> {
  return new Promise((decide) => {
    if (!questions.emit({ check, decide })) decide(false);
  });
}

/** As the server refuses a deletion. */
function refuse(): Response {
  const error = { status: 400, name: 'ApplicationError', message: 'Nothing was deleted.', details: {} };
  return Response.json({ data: null, error }, { status: 400 });
}
