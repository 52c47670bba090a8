/** A route of the API. Strapi's own permissions do not apply: `endpoints.ts` says who may call it (C5, C6). */
export function route(method: 'GET' | 'POST' | 'DELETE', path: string, handler: string) {
  return { method, path, handler, config: { auth: false } };
}
