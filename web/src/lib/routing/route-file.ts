/**
 * The file of a page's component, which is the key of its scripts in the build's manifest and the route's id. Ids are
 * unique, so if several routes show one page, `#` and a name follow.
 * @returns undefined for a route that shows no page itself
 */
export function routeFile(id: string): string | undefined {
  const [file = ''] = id.split('#', 1);
  return file.startsWith('src/') ? file : undefined;
}

/** The files of these routes, without duplicates. */
export function routeFiles(ids: readonly string[]): string[] {
  return [...new Set(ids.flatMap((id) => routeFile(id) ?? []))];
}
