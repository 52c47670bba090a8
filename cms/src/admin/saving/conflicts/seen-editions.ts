import { isObject } from '../../ui/is-object';
import { isSuccess, type Success } from '../../ui/server/store-actions';

/** The latest edition of each document that this tab has shown, by document id. */
const seen = new Map<string, number>();

/** 0: a document that was never saved, or not yet since editions exist. */
export const getSeenEdition = (documentId: string | undefined): number => seen.get(documentId ?? '') ?? 0;

/** The editor has not taken over what is newer than this edition. */
export function setSeenEdition(documentId: string, edition: number): void {
  seen.set(documentId, edition);
}

/** Paths of the content manager that write documents. */
const WRITES = /^\/content-manager\/collection-types\/[^/]+(?:\/([a-z0-9]+))?(?:\/actions\/\w+)?$/i;
const METHODS = new Set(['POST', 'PUT', 'DELETE']);
const HEADER = 'x-seen-editions';

/** A Redux middleware: notes the editions of documents in lists and forms. */
export const noteSeenEditions =
  () =>
  () =>
  <Action, Result>(next: (action: Action) => Result) =>
  (action: Action) => {
    if (isSuccess(action))
      for (const [id, edition] of findEditions(action.payload))
        if (!(isPublished(action) && edition < getSeenEdition(id))) seen.set(id, edition);
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
    const editions = METHODS.has(init.method ?? 'GET') ? formatEditions(url.pathname, init.body, seen) : '';
    if (editions === '') return init;
    const headers = new Headers(init.headers);
    headers.set(HEADER, editions);
    return { ...init, headers };
  },
};

/** The header for a write: of the document in the path, or of those in the body of a bulk action. */
export function formatEditions(
  path: string,
  body: BodyInit | null | undefined,
  editions: ReadonlyMap<string, number>,
): string {
  const [match, documentId] = WRITES.exec(path) ?? [];
  if (match === undefined) return '';
  const ids = documentId === undefined || documentId === 'actions' ? getDocumentIds(body) : [documentId];
  return ids
    .flatMap((id) => {
      const edition = editions.get(id);
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
