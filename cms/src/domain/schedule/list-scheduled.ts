import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { readDocument } from '../history/document-rows';
import { hashSnapshot } from '../history/snapshot/snapshot';
import { findVersion } from '../history/versions/versions';
import { JobRow } from './job';
import { JOBS } from './jobs-table';
import { findScheduledType } from './scheduled-type';

/** What is published when. */
export interface ScheduledContent {
  dueAt: number;
  /** The draft of now goes out, not an earlier version. */
  isDraft: boolean;
}

/** Those of the documents whose publication is planned. */
export async function listScheduled(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
): Promise<Map<string, ScheduledContent>> {
  const type = findScheduledType(uid);
  const knex = strapi.db.connection;
  const rows: unknown = await knex(JOBS)
    .whereIn('document_id', [...documentIds])
    .where({ action: 'publish', state: 'waiting' });
  const found = new Map<string, ScheduledContent>();
  for (const { documentId, dueAt, edition } of v.parse(v.array(JobRow), rows)) {
    const draft = type && (await readDocument(strapi, type, documentId));
    const version = edition === null ? undefined : await findVersion(knex, documentId, edition);
    const isDraft = draft !== undefined && hashSnapshot(draft.snapshot) === version?.hash;
    found.set(documentId, { dueAt, isDraft });
  }
  return found;
}
