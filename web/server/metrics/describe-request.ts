import { siteBudgetFor } from '../budgets';
import { getCmsPath } from '../http/cms-paths';
import { PAGE_PATHS } from './page-paths.gen';

/** A request that was served. */
export interface ServedRequest {
  method: string;
  /** Path and query, as they were sent. */
  url: string;
  /** The router's pattern, such as `/*` for pages; undefined if there is none. */
  route: string | undefined;
  status: number;
  seconds: number;
}

/** Paths of pages, by their segments with `*` for a parameter. */
const TEMPLATES = new Map(
  PAGE_PATHS.flatMap((path) => {
    const pattern = path.replaceAll(/:\w+\??/g, '*');
    // `categories-list/:slug?` is a page at `categories-list`, too.
    const patterns = path.endsWith('?') ? [pattern, pattern.replace(/\/\*$/, '')] : [pattern];
    return patterns.map((one) => [one, `/${path}`] as const);
  }),
);
const ANY_SLUG = TEMPLATES.get('*') ?? 'other';

/**
 * The labels of a request. There are as many as there are kinds and paths of pages: whatever is sent, no part of it becomes a
 * label, because each new one would take memory for ever.
 */
export function describeRequest({ method, url, route, status }: Omit<ServedRequest, 'seconds'>) {
  const kind = findKind(url, route);
  return {
    kind,
    page: kind === 'page' ? getTemplate(url) : '',
    method: method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? 'read' : 'write',
    status: `${Math.trunc(status / 100)}xx`,
  };
}

const PREVIEW = /\?(?:[^#]*&)?preview=/;

function findKind(url: string, route: string | undefined): string {
  if (route === undefined) return 'other';
  if (route !== '/*') return getKind(route);
  return PREVIEW.test(url) ? 'preview' : 'page';
}

const kinds = new Map<string, string>();

/** Looked up once for each of the router's patterns. */
function getKind(route: string): string {
  const known = kinds.get(route);
  if (known !== undefined) return known;
  const kind = findCmsKind(route) ?? siteBudgetFor(route)?.kind ?? 'other';
  kinds.set(route, kind);
  return kind;
}

function findCmsKind(route: string): string | undefined {
  const path = getCmsPath(route);
  if (path === undefined) return undefined;
  if (path === 'uploads') return 'upload';
  return path === 'api' || path === 'graphql' ? path : 'admin';
}

function getTemplate(url: string): string {
  const end = url.search(/[?#]/);
  const path = url.slice(1, end < 0 ? undefined : end);
  const slash = path.indexOf('/');
  if (slash < 0 || slash === path.length - 1)
    return TEMPLATES.get(slash < 0 ? path : path.slice(0, -1)) ?? ANY_SLUG;
  return (path.includes('/', slash + 1) ? undefined : TEMPLATES.get(`${path.slice(0, slash)}/*`)) ?? 'other';
}
