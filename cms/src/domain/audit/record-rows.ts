import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { Account, toActor } from '../../platform/strapi/actor';
import { getAuditActor, getOrigin } from './request-writes';
import { noteWrite } from './transaction-writes';

const FILE = 'plugin::upload.file';
const ACCOUNT = 'admin::user';

/** A row that Strapi has written. */
interface Event {
  model: { uid: string };
  result?: unknown;
}

const ACTIONS = {
  [FILE]: { create: 'media.upload', update: 'media.update', delete: 'media.delete' },
  [ACCOUNT]: { create: 'account.create', update: 'account.update', delete: 'account.delete' },
};

/**
 * Records files and accounts of the admin that programs write: imports, and Strapi's commands in a terminal. They do not
 * pass through the document service; those that a request of the admin writes have the entry of the request.
 */
export function recordRowWrites(strapi: Core.Strapi): void {
  const record = (verb: 'create' | 'update' | 'delete') => async (event: Event) => {
    const { type } = getOrigin(strapi);
    const { uid } = event.model;
    const id = v.safeParse(Row, event.result);
    if (type === 'admin' || type === 'reader' || !isRecorded(uid) || !id.success) return;
    await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
      noteWrite(trx, {
        uid,
        id: String(id.output.id),
        action: ACTIONS[uid][verb],
        actor: getAuditActor(strapi),
        title: getTitle(uid, event.result),
        fields: [],
        edition: undefined,
        request: undefined,
      });
    });
  };
  strapi.db.lifecycles.subscribe({
    models: Object.keys(ACTIONS),
    afterCreate: record('create'),
    afterUpdate: record('update'),
    afterDelete: record('delete'),
  });
}

const Row = v.object({ id: v.number() });
const File = v.object({ name: v.string() });

const isRecorded = (uid: string): uid is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, uid);

function getTitle(uid: string, row: unknown): string | null {
  if (uid === ACCOUNT) return v.is(Account, row) ? toActor(row).name : null;
  return v.is(File, row) ? row.name : null;
}
