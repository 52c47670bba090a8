/** The part of a failed request of Strapi's media library that is used here. */
interface FailedRequest {
  meta: { arg: { endpointName: string } };
  payload: { status: number; message: string };
}

/** Strapi's name of the request that deletes chosen files and folders. The one of a single file shows the reason already. */
const DELETION = 'bulkDeleteItems';

type Listener = (reason: string) => void;
const listeners = new Set<Listener>();

/** Calls `listener` with the reason whenever the server refuses to delete a file; returns what ends that. */
export function onRefusal(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * A Redux middleware: Strapi's new media library shows a text of its own in place of the reason that the server gives
 * (decision 048). A lost connection has no status, and other failures keep Strapi's text alone.
 */
export const watchRefusals =
  () =>
  () =>
  <Action, Result>(next: (action: Action) => Result) =>
  (action: Action) => {
    const result = next(action);
    const reason = refusalIn(action);
    if (reason !== undefined) for (const listener of listeners) listener(reason);
    return result;
  };

/** Why the server refused to delete something; undefined for every other action. */
export function refusalIn(action: unknown): string | undefined {
  if (!isFailedRequest(action)) return undefined;
  const { meta, payload } = action;
  return meta.arg.endpointName === DELETION && payload.status === 400 ? payload.message : undefined;
}

const isFailedRequest = (action: unknown): action is FailedRequest =>
  has(action, 'meta') &&
  has(action.meta, 'arg') &&
  has(action.meta.arg, 'endpointName') &&
  typeof action.meta.arg.endpointName === 'string' &&
  has(action, 'payload') &&
  has(action.payload, 'status') &&
  has(action.payload, 'message') &&
  typeof action.payload.message === 'string';

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;
