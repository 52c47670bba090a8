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
 * or the call failed with a foreign key error. This patch processes them one after the other, still in one transaction.
 * An error names the document that caused it.
 */
export function runBulkActionsSequentially(strapi: Core.Strapi): void {
  const service = getStrapiService<DocumentManager>(strapi, 'plugin::content-manager.document-manager', [
    'publishMany',
    'unpublishMany',
    'deleteMany',
  ]);
  const { publishMany, unpublishMany, deleteMany } = service;
  const inTurn = async <T>(documentIds: string[], action: (documentId: string) => Promise<T>) => {
    const results: T[] = [];
    await strapi.db.transaction(async () => {
      for (const documentId of new Set(documentIds)) results.push(await action(documentId));
    });
    return results;
  };
  const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);
  Object.assign(service, {
    publishMany: async (uid: string, documentIds: string[], locale?: unknown) =>
      sum(
        await inTurn(documentIds, (id) =>
          namingTitle(strapi, uid, id, () => publishMany.call(service, uid, [id], locale)),
        ),
      ),
    unpublishMany: async (documentIds: string[], uid: string, options?: object) => {
      const done = await inTurn(documentIds, (id) => unpublishMany.call(service, [id], uid, options));
      return { count: sum(done.map(({ count }) => count)) };
    },
    deleteMany: async (documentIds: string[], uid: string, options?: object) => {
      const done = await inTurn(documentIds, (id) => deleteMany.call(service, [id], uid, options));
      return { count: sum(done.map(({ count }) => count)) };
    },
  });
}

const Details = v.looseObject({ errors: v.array(v.looseObject({ message: v.string() })) });
const Titled = v.object({ title: v.pipe(v.string(), v.nonEmpty()) });

async function namingTitle<T>(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  action: () => Promise<T>,
): Promise<T> {
  try {
    return await action();
  } catch (error) {
    const details = error instanceof errors.ValidationError ? v.safeParse(Details, error.details) : undefined;
    if (!details?.success) throw error;
    const row: unknown = await strapi.db.query(uid).findOne({ where: { documentId } });
    const { title } = v.is(Titled, row) ? row : { title: documentId };
    const named = details.output.errors.map((problem) => ({
      ...problem,
      message: `“${title}”: ${problem.message}`,
    }));
    throw new errors.ValidationError(named.map(({ message }) => message).join(' '), { errors: named });
  }
}
