import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { getStrapiService } from '../strapi-service';

/** The admin's actions on several documents. */
interface DocumentManager {
  publishMany(uid: string, documentIds: string[], locale?: unknown): Promise<number>;
  unpublishMany(documentIds: string[], uid: string, options?: object): Promise<{ count: number }>;
  deleteMany(documentIds: string[], uid: string, options?: object): Promise<{ count: number }>;
}

/**
 * Strapi processes the documents of a bulk action concurrently in one transaction. Publishing replaces a row, so
 * documents that relate to each other read and link rows that another one is replacing: the relation was silently lost,
 * or the call failed with a foreign key error. One document that could not be published also held up all others.
 *
 * This patch processes them one after the other, each in a transaction of its own. The error names those that failed;
 * the others are done.
 */
export function runBulkActionsSequentially(strapi: Core.Strapi): void {
  const service = getStrapiService<DocumentManager>(strapi, 'plugin::content-manager.document-manager', [
    'publishMany',
    'unpublishMany',
    'deleteMany',
  ]);
  const { publishMany, unpublishMany, deleteMany } = service;
  const inTurn = async (
    uid: string,
    documentIds: string[],
    action: (documentId: string) => Promise<number>,
  ): Promise<number> => {
    const failures: Failure[] = [];
    let count = 0;
    for (const documentId of new Set(documentIds)) {
      try {
        count += await strapi.db.transaction(() => action(documentId));
      } catch (error) {
        if (!(error instanceof errors.ApplicationError)) throw error;
        const details: unknown = error.details;
        failures.push({ documentId, error, details, title: '' });
      }
    }
    if (failures.length > 0) throw toError(await addTitles(strapi, uid, failures), new Set(documentIds).size);
    return count;
  };
  Object.assign(service, {
    publishMany: (uid: string, documentIds: string[], locale?: unknown) =>
      inTurn(uid, documentIds, (id) => publishMany.call(service, uid, [id], locale)),
    unpublishMany: async (documentIds: string[], uid: string, options?: object) => ({
      count: await inTurn(
        uid,
        documentIds,
        async (id) => (await unpublishMany.call(service, [id], uid, options)).count,
      ),
    }),
    deleteMany: async (documentIds: string[], uid: string, options?: object) => ({
      count: await inTurn(
        uid,
        documentIds,
        async (id) => (await deleteMany.call(service, [id], uid, options)).count,
      ),
    }),
  });
}

interface Failure {
  documentId: string;
  title: string;
  error: Error;
  details: unknown;
}

const Titled = v.array(
  v.looseObject({ documentId: v.string(), title: v.nullish(v.string()), name: v.nullish(v.string()) }),
);

const LastVersion = v.object({ newer: v.object({ title: v.string() }) });

/** The title of a document that somebody has deleted. */
const getLastTitle = (details: unknown): string | undefined =>
  v.is(LastVersion, details) ? details.newer.title : undefined;

async function addTitles(strapi: Core.Strapi, uid: string, failures: Failure[]): Promise<Failure[]> {
  const documentId = { $in: failures.map((failure) => failure.documentId) };
  const rows: unknown = await strapi.db.query(uid).findMany({ where: { documentId } });
  // The draft of an article last: its title is the one that the editor sees.
  const titles = new Map(
    v
      .parse(Titled, rows)
      .toSorted((a, b) => Number(!a.publishedAt) - Number(!b.publishedAt))
      .map(({ documentId: id, title, name }) => [id, title || name || 'Untitled']),
  );
  return failures.map((failure) => ({
    ...failure,
    title: titles.get(failure.documentId) ?? getLastTitle(failure.details) ?? 'Untitled',
  }));
}

const Details = v.looseObject({ errors: v.array(v.looseObject({ message: v.string() })) });

/**
 * Strapi's format. `errors` names the fields of all that failed, for the dialog that publishes; `rows` has one entry
 * for each document, for ours.
 */
function toError(failures: Failure[], asked: number): Error {
  const [only] = failures;
  if (asked === 1 && only) return only.error;
  const rows = failures.map(({ documentId, title, error: { message } }) => ({ documentId, title, message }));
  const named = failures.flatMap(({ title, error, details }) => {
    const problems = v.is(Details, details) ? details.errors : [{ message: error.message, path: [] }];
    return problems.map((problem) => ({ ...problem, message: `“${title}”: ${problem.message}` }));
  });
  const message = [`${asked - failures.length} of ${asked} done.`, ...named.map((one) => one.message)].join(
    ' ',
  );
  return new errors.ValidationError(message, { errors: named, rows });
}
