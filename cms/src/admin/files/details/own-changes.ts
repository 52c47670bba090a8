import { isObject } from '../../ui/is-object';
import type { Interceptor } from '../../ui/server/intercept-fetch';

/** What was changed beside Strapi's form of a file while that was open: the form still has what it was opened with. */
interface OwnChange {
  field: 'alternativeText' | 'focalPoint';
  before: unknown;
  after: unknown;
}

/** By id, in the order of the changes. */
const changes = new Map<string, OwnChange[]>();

export function noteOwnChange(id: string, change: OwnChange): void {
  changes.set(id, [...(changes.get(id) ?? []), change]);
}

/** What a form sends, with our change where the form has what was there before it. */
export function mergeOwnChanges(
  info: Readonly<Record<string, unknown>>,
  own: readonly OwnChange[],
): Record<string, unknown> {
  const merged = { ...info };
  for (const { field, before, after } of own) if (isSame(merged[field], before)) merged[field] = after;
  return merged;
}

/** A form sends no value for null, and an empty text for none. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The file that a form of Strapi's describes: one of the library, or the dialog in the form of an entry. */
function getDescribedFile({ pathname, searchParams }: URL, method = 'GET'): string | undefined {
  if (method === 'PUT') return /\/upload\/files\/(\d+)$/.exec(pathname)?.[1];
  return pathname.endsWith('/upload') ? (searchParams.get('id') ?? undefined) : undefined;
}

/** Strapi's form of a file does not undo what was changed beside it. */
export const keepOwnChanges: Interceptor = {
  request(url, init) {
    const own = changes.get(getDescribedFile(url, init.method) ?? '');
    const { body } = init;
    if (!own || !(body instanceof FormData)) return init;
    const info = body.get('fileInfo');
    const sent: unknown = typeof info === 'string' ? JSON.parse(info) : undefined;
    if (isObject(sent)) body.set('fileInfo', JSON.stringify(mergeOwnChanges(sent, own)));
    return init;
  },
};
