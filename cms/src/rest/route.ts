/** A reading route: open to everybody, whatever token comes with it (C5). */
export function reading(path: string, handler: string) {
  return { method: 'GET', path, handler, config: { auth: false } };
}
