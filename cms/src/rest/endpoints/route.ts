/** A reading route: open to everybody, whatever token comes with it (C5). */
export function reading(path: string, handler: string) {
  return { method: 'GET', path, handler, config: { auth: false } };
}

/** A route that concerns one person; who may call it is not Strapi's to say (C6), but `rest/endpoints/endpoints.ts`'s. */
export function calling(method: 'GET' | 'POST' | 'DELETE', path: string, handler: string) {
  return { method, path, handler, config: { auth: false } };
}
