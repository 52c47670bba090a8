import { adminApi } from '@strapi/strapi/admin';
import { isObject } from '../../ui/is-object';
import { CREATIONS } from './create-once';
import { getCreatingForm } from '../form-session';
import { findEditions } from '../conflicts/seen-editions';

/** Part of the admin's Redux store. */
interface Store {
  dispatch(action: unknown): unknown;
}
/** Strapi's query for the document of a form, whose responses the store keeps. */
interface DocumentQuery {
  initiate(document: object): unknown;
}

const isDocumentQuery = (endpoint: unknown): endpoint is DocumentQuery =>
  isObject(endpoint) && typeof endpoint.initiate === 'function';

interface Subscription {
  unsubscribe(): void;
}
const isSubscription = (loading: unknown): loading is Subscription =>
  isObject(loading) && typeof loading.unsubscribe === 'function';

let store: Store | undefined;
/** The editor does not wait for longer. */
const LONGEST_MS = 3000;
/** The form is mounted long before. */
const KEPT_MS = 30_000;

/** A Redux middleware that changes nothing. */
export const shareStore = () => (shared: Store) => {
  store = shared;
  return <Action, Result>(next: (action: Action) => Result) =>
    (action: Action): Result =>
      next(action);
};

/**
 * Loads a document that a form has created before the form gets the response: Strapi then opens the form of the document
 * at once. Otherwise, keys that are pressed while it loads are lost.
 */
export const loadCreated = {
  async response(url: URL, response: Response, init: RequestInit): Promise<Response> {
    const [, , model] = init.method === 'POST' && response.ok ? (CREATIONS.exec(url.pathname) ?? []) : [];
    const form = model === undefined ? undefined : getCreatingForm(model);
    if (!form) return response;
    const [[documentId] = []] = findEditions(await response.clone().json());
    const query: unknown = Reflect.get(adminApi.endpoints, 'getDocument');
    if (documentId === undefined || !isDocumentQuery(query)) return response;
    // As Strapi's form looks for it.
    const document = { collectionType: 'collection-types', model, documentId, params: form.query };
    const loading = store?.dispatch(query.initiate(document));
    // Without it, the store may drop the document before the form is mounted.
    setTimeout(() => isSubscription(loading) && loading.unsubscribe(), KEPT_MS);
    const waiting = new Promise((resolve) => {
      setTimeout(resolve, LONGEST_MS);
    });
    await Promise.race([loading, waiting]).catch(() => undefined);
    return response;
  },
};
