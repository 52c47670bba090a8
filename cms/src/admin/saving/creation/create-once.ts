import { isObject } from '../../ui/is-object';
import { getCreatingForm } from '../form-session';
import { toNewValues } from '../conflicts/merge-values';
import { findEditions } from '../conflicts/seen-editions';

/** Paths of the content manager that create documents, and what else they do. */
export const CREATIONS =
  /^(\/content-manager\/collection-types\/([^/]+))(?:\/clone\/[^/]+|(\/actions\/publish))?$/;
const HEADER = 'x-form-id';
/** In the response: the form had created the document before, with this edition, and the request has not changed it. */
const CREATED_BEFORE = 'x-created-before';

/**
 * A form that creates a document can be sent again when its response was lost: the server creates only one. If it has
 * done so before, what the form has now is saved to it.
 */
export const createOnce = {
  request(url: URL, init: RequestInit): RequestInit {
    const [, , model] = init.method === 'POST' ? (CREATIONS.exec(url.pathname) ?? []) : [];
    const form = model === undefined ? undefined : getCreatingForm(model);
    if (!form) return init;
    const headers = new Headers(init.headers);
    headers.set(HEADER, form.formId);
    return { ...init, headers };
  },

  async response(url: URL, response: Response, init: RequestInit): Promise<Response> {
    const edition = Number(response.headers.get(CREATED_BEFORE));
    if (!response.ok || !(edition > 0)) return response;
    const [, documents, , publish] = CREATIONS.exec(url.pathname) ?? [];
    const [[documentId] = []] = findEditions(await response.clone().json());
    if (documents === undefined || documentId === undefined) return response;
    const sent: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const body = JSON.stringify({ ...(isObject(sent) && toNewValues(sent)), edition });
    const path = `${documents}/${documentId}${publish ?? ''}${url.search}`;
    return fetch(path, { ...init, method: publish === undefined ? 'PUT' : 'POST', body });
  },
};
