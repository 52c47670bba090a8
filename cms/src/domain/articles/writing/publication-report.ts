import type { Core } from '@strapi/strapi';
import type { ContentProblem, Path } from './content-problems/problem';

/** An article that a request has published although readers do not get all of it. */
export interface PublicationReport {
  documentId: string;
  title: string;
  problems: { path: Path; message: string }[];
  /** Problems that are not listed. */
  more: number;
}

/** A notification has no room for more. */
const MOST_NAMED = 10;

interface Publication {
  documentId: string;
  title: string;
  problems: readonly ContentProblem[];
}

const publications = new WeakMap<object, Publication[]>();

/** Remembers with the current request, if there is one, what readers do not get of an article that it published. */
export function reportPublication(strapi: Core.Strapi, publication: Publication): void {
  const request = strapi.requestContext.get();
  if (request) publications.set(request, [...(publications.get(request) ?? []), publication]);
}

/**
 * The articles that a request has published and of which readers do not get everything.
 * @param request the context of Koa
 * @param failed those that were not published after all
 */
export function getPublicationReports(
  request: object,
  failed: ReadonlySet<string> = new Set(),
): PublicationReport[] {
  const published = (publications.get(request) ?? []).filter(({ documentId }) => !failed.has(documentId));
  // An action on several articles may publish one before those that it suggests.
  const ids = new Set(published.map(({ documentId }) => documentId));
  return published.flatMap(({ documentId, title, problems }) => {
    const left = problems.filter(({ waitsFor }) => waitsFor === undefined || !ids.has(waitsFor));
    if (left.length === 0) return [];
    const named = left.slice(0, MOST_NAMED).map(({ path, message }) => ({ path, message }));
    return [{ documentId, title, problems: named, more: left.length - named.length }];
  });
}
