import { isObject } from '../../ui/is-object';
import { isMutation, isSuccess, type Success } from '../../ui/server/store-actions';

/** The latest edition of each document that this tab has loaded, by document id. */
const loaded = new Map<string, number>();
/** The latest edition of each document that this tab has written. */
const written = new Map<string, number>();
/** The edition on which the text in the open form of a document builds. */
const filled = new Map<string, number>();

/**
 * The edition on which a write of this tab builds; 0: a document that was never saved, or not yet since editions exist.
 * While a form of the document is open, it is the one with which the form was filled, even if something else has loaded
 * a newer one since.
 */
export const getSeenEdition = (documentId: string | undefined): number => findSeenEdition(documentId) ?? 0;

function findSeenEdition(documentId = ''): number | undefined {
  const shown = filled.get(documentId);
  // After a save, the form is filled with what was stored a moment later.
  return shown === undefined ? loaded.get(documentId) : Math.max(shown, written.get(documentId) ?? 0);
}

/** The latest edition that this tab has loaded, whether or not a form shows it. */
export const getLoadedEdition = (documentId: string): number => loaded.get(documentId) ?? 0;

/** The editor has taken over this edition, and nothing newer. */
export function setSeenEdition(documentId: string, edition: number): void {
  loaded.set(documentId, edition);
  if (filled.has(documentId)) filled.set(documentId, edition);
}

/**
 * The open form of a document is filled with this edition.
 * @returns a function that ends it
 */
export function setFormEdition(documentId: string, edition: number): () => void {
  filled.set(documentId, edition);
  return () => filled.delete(documentId);
}

/** Paths that write documents: of the content manager, and of actions on several articles. */
const WRITES =
  /^\/(?:content-manager\/collection-types\/[^/]+(?:\/([a-z0-9]+))?(?:\/actions\/\w+)?|admin\/article-list\/[a-z]+)$/i;
const METHODS = new Set(['POST', 'PUT', 'DELETE']);
const HEADER = 'x-seen-editions';

/** A Redux middleware: notes the editions of documents in lists and forms. */
export const noteSeenEditions =
  () =>
  () =>
  <Action, Result>(next: (action: Action) => Result) =>
  (action: Action) => {
    if (isSuccess(action))
      for (const [id, edition] of findEditions(action.payload)) {
        if (!(isPublished(action) && edition < getLoadedEdition(id))) loaded.set(id, edition);
        if (isMutation(action)) written.set(id, edition);
      }
    return next(action);
  };

/** Whether it is what readers get, which may be older than the draft that the editor has seen. */
function isPublished({ meta: { arg } }: Success): boolean {
  const params = isObject(arg.originalArgs) ? arg.originalArgs.params : undefined;
  return isObject(params) && params.status === 'published';
}

/** The documents of a response of the content manager: one (`data`) or a list (`results`). */
export function findEditions(payload: unknown): [string, number][] {
  if (!isObject(payload)) return [];
  const { data, results } = payload;
  const list: unknown[] = Array.isArray(results) ? results : [];
  return [data, ...list].flatMap((document): [string, number][] => {
    if (!isObject(document)) return [];
    const { documentId, edition } = document;
    return typeof documentId === 'string' && typeof edition === 'number' ? [[documentId, edition]] : [];
  });
}

/** Tells the server which editions the editor has seen, so that it refuses to overwrite newer ones. */
export const sendSeenEditions = {
  request(url: URL, init: RequestInit): RequestInit {
    const editions = METHODS.has(init.method ?? 'GET') ? formatEditions(url.pathname, init.body) : '';
    if (editions === '') return init;
    const headers = new Headers(init.headers);
    headers.set(HEADER, editions);
    return { ...init, headers };
  },
};

/** The header for a write: of the document in the path, or of those in the body of a bulk action. */
function formatEditions(path: string, body: BodyInit | null | undefined): string {
  const [match, documentId] = WRITES.exec(path) ?? [];
  if (match === undefined) return '';
  const ids = documentId === undefined || documentId === 'actions' ? getDocumentIds(body) : [documentId];
  return ids
    .flatMap((id) => {
      const edition = findSeenEdition(id);
      return edition === undefined ? [] : [`${id}=${edition}`];
    })
    .join(',');
}

function getDocumentIds(body: BodyInit | null | undefined): string[] {
  if (typeof body !== 'string') return [];
  const sent: unknown = JSON.parse(body);
  const ids = isObject(sent) && Array.isArray(sent.documentIds) ? sent.documentIds : [];
  return ids.filter((id) => typeof id === 'string');
}
