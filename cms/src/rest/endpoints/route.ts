/** A public read: open to everybody, whatever token is sent (C5). */
export function reading(path: string, handler: string) {
  return { method: 'GET', path, handler, config: { auth: false } };
}

/** A private read or a write. `rest/endpoints/endpoints.ts` decides who may call it, not Strapi (C6). */
export function calling(method: 'GET' | 'POST' | 'DELETE', path: string, handler: string) {
  return { method, path, handler, config: { auth: false } };
}
