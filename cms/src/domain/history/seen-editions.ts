import type { Core } from '@strapi/strapi';

/** Lists the editions that an editor saw, as `documentId=edition`, separated by commas. */
const HEADER = 'x-seen-editions';

/** Editions by document id, for each request that is being handled. */
const requests = new WeakMap<object, Map<string, number>>();

function getSeenEditions(strapi: Core.Strapi): Map<string, number> | undefined {
  const ctx = strapi.requestContext.get();
  if (!ctx) return undefined;
  let seen = requests.get(ctx);
  if (!seen) {
    seen = parseSeenEditions(ctx.get(HEADER));
    requests.set(ctx, seen);
  }
  return seen;
}

/** Ignores what is not a document id and a number: such a write is not checked, like one without the header. */
export function parseSeenEditions(header: string): Map<string, number> {
  const pairs = header.split(',').flatMap((pair): [string, number][] => {
    const [, documentId, edition] = /^\s*([\w-]{1,255})=(\d{1,9})\s*$/.exec(pair) ?? [];
    return documentId === undefined ? [] : [[documentId, Number(edition)]];
  });
  return new Map(pairs);
}

/**
 * The edition on which the current request builds: from its header, or the one that it has just written itself;
 * undefined when it did not say.
 */
export const getSeenEdition = (strapi: Core.Strapi, documentId: string): number | undefined =>
  getSeenEditions(strapi)?.get(documentId);

/** The request itself wrote this edition: its next write builds on it. */
export function setSeenEdition(strapi: Core.Strapi, documentId: string, edition: number): void {
  getSeenEditions(strapi)?.set(documentId, edition);
}
