/** A reading route: open to everybody, whatever token comes with it (C5). */
export function reading(path: string, handler: string) {
  return { method: 'GET', path, handler, config: { auth: false } };
}

/** A route that changes something; who may call it is not Strapi's to say (C6). */
export function acting(method: 'POST', path: string, handler: string) {
  return { method, path, handler, config: { auth: false } };
}
