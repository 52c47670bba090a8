/** Which pictures of the library are looked for. */
export interface Wanted {
  /** Words of the name or the alternative text. */
  text: string;
  /** A folder; null: the top of the library; undefined: everywhere. */
  folder: number | null | undefined;
}

/** Pictures on a page. */
const PAGE_SIZE = 24;

/** The address of a page of pictures in Strapi's media library. */
export function getLibraryPath({ text, folder }: Wanted, page: number): string {
  const query = new URLSearchParams({
    page: String(page),
    pageSize: String(PAGE_SIZE),
    sort: 'createdAt:DESC',
    'filters[$and][0][mime][$contains]': 'image',
  });
  if (text.trim() !== '') query.set('_q', text.trim());
  if (folder === null) query.set('filters[$and][1][folder][id][$null]', 'true');
  else if (folder !== undefined) query.set('filters[$and][1][folder][id]', String(folder));
  return `/upload/files?${query.toString()}`;
}
