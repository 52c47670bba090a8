/**
 * The file of a page's component, by which the build's manifest knows its scripts: it is the route's id. Where several
 * routes show one page, a `#` and a name of its own follow: ids are unique.
 * @returns undefined for a route that shows no page of its own
 */
export function routeFile(id: string): string | undefined {
  const [file = ''] = id.split('#', 1);
  return file.startsWith('src/') ? file : undefined;
}

/** The files of these routes, each once. */
export function routeFiles(ids: readonly string[]): string[] {
  return [...new Set(ids.flatMap((id) => routeFile(id) ?? []))];
}
