/** The parts used here of a failed request of Strapi's media library. */
interface FailedRequest {
  meta: { arg: { endpointName: string } };
  payload: { status: number; message: string };
}

/**
 * Strapi's name of the request that deletes selected files and folders. For a single file, Strapi already shows the
 * reason.
 */
const DELETION = 'bulkDeleteItems';

type Listener = (reason: string) => void;
const listeners = new Set<Listener>();

/**
 * Calls `listener` with the reason whenever the server refuses to delete a file; returns a function that unsubscribes.
 */
export function onRefusal(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * A Redux middleware: Strapi's new media library shows its own text instead of the server's reason (decision 048). A
 * lost connection has no status, and other failures show only Strapi's text.
 */
export const watchRefusals =
  () =>
  () =>
  <Action, Result>(next: (action: Action) => Result) =>
  (action: Action) => {
    const result = next(action);
    const reason = getRefusal(action);
    if (reason !== undefined) for (const listener of listeners) listener(reason);
    return result;
  };

/** Why the server refused to delete something; undefined for every other action. */
function getRefusal(action: unknown): string | undefined {
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
