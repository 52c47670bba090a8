import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { BooleanColumn } from '../../../platform/database/rows/boolean-column';
import { toRows } from '../../../platform/database/rows/rows';
import { Timestamp } from '../../../platform/database/rows/timestamp';
import { toActor } from '../../../platform/strapi/actor';
import { isDocumentId } from '../../../platform/strapi/document-id';
import { ANSWER_COLUMNS, AnswerRow, toAnswer, type Answer } from './answer';
import { ANSWERS } from './answers-table';
import { IS_PROVEN } from './proven-address';
import type { MessageEntry } from './message-entry';
import { MESSAGE_STATES, type MessageState } from './message-state';

export const PER_PAGE = 25;
const MOST_ANSWERS = 20;

const Row = v.object({
  id: v.number(),
  document_id: v.string(),
  name: v.string(),
  email: v.string(),
  message: v.string(),
  state: v.fallback(v.picklist(MESSAGE_STATES), 'new'),
  created_at: Timestamp,
  username: v.nullable(v.string()),
  confirmed: BooleanColumn,
  updated_at: v.nullable(Timestamp),
  editor_id: v.nullable(v.number()),
  firstname: v.nullable(v.string()),
  lastname: v.nullable(v.string()),
  editor_username: v.nullable(v.string()),
  editor_email: v.nullable(v.string()),
});

const ENTRIES = `SELECT m.id, m.document_id, m.name, m.email, m.message, m.state, m.created_at, u.username, ${IS_PROVEN} AS confirmed,
    m.updated_at, e.id AS editor_id, e.firstname, e.lastname, e.username AS editor_username, e.email AS editor_email
  FROM contact_messages m LEFT JOIN up_users u ON u.id = m.member_id LEFT JOIN admin_users e ON e.id = m.updated_by_id`;

interface Asked {
  state: MessageState;
  /** The id of the last message of the page before. */
  before?: number | undefined;
}

/** Messages of a state: new ones oldest first, so that nobody waits for ever; all others newest first. */
export async function listMessages(
  knex: Knex,
  { state, before }: Asked,
): Promise<{ entries: MessageEntry[]; next: string | null }> {
  const [direction, isAfter] = state === 'new' ? ['ASC', '>'] : ['DESC', '<'];
  const found: unknown = await knex.raw(
    `${ENTRIES}
     WHERE m.state = ? ${before === undefined ? '' : `AND m.id ${isAfter} ?`}
     ORDER BY m.id ${direction} LIMIT ${PER_PAGE + 1}`,
    before === undefined ? [state] : [state, before],
  );
  const rows = toRows(found).map((row) => v.parse(Row, row));
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  return { entries: await toEntries(knex, shown), next: last ? String(last.id) : null };
}

/** A message as it is now. */
export async function readMessage(knex: Knex, id: number): Promise<MessageEntry | undefined> {
  const rows = toRows(await knex.raw(`${ENTRIES} WHERE m.id = ?`, [id]));
  const [entry] = await toEntries(
    knex,
    rows.map((row) => v.parse(Row, row)),
  );
  return entry;
}

async function toEntries(knex: Knex, rows: readonly v.InferOutput<typeof Row>[]): Promise<MessageEntry[]> {
  const answers = await readAnswers(
    knex,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    documentId: row.document_id,
    name: row.name,
    email: row.email,
    isAddressProven: row.confirmed,
    message: row.message,
    state: row.state,
    changed: toChange(row),
    createdAt: row.created_at,
    username: row.username,
    answers: answers.get(row.id) ?? [],
  }));
}

function toChange(row: v.InferOutput<typeof Row>): MessageEntry['changed'] {
  const { editor_id: id, firstname, lastname, updated_at: at } = row;
  if (id === null || at === null) return null;
  const { editor_username: username, editor_email: email } = row;
  return { by: toActor({ id, firstname, lastname, username, email }).name, at };
}

/** The latest answers to each message, oldest first. */
async function readAnswers(knex: Knex, messages: readonly number[]): Promise<Map<number, Answer[]>> {
  if (messages.length === 0) return new Map();
  const latest = `SELECT * FROM (SELECT ${ANSWER_COLUMNS.join(', ')} FROM ${ANSWERS} WHERE message_id = ? ORDER BY id DESC LIMIT ${MOST_ANSWERS}) latest`;
  const found: unknown = await knex.raw(messages.map(() => latest).join(' UNION ALL '), [...messages]);
  const now = Date.now();
  const byMessage = new Map<number, Answer[]>();
  for (const raw of toRows(found)) {
    const row = v.parse(AnswerRow, raw);
    byMessage.set(row.message_id, [toAnswer(row, now), ...(byMessage.get(row.message_id) ?? [])]);
  }
  return byMessage;
}

const Id = v.object({ id: v.number() });

export async function findMessageId(knex: Knex, documentId: string): Promise<number | undefined> {
  if (!isDocumentId(documentId)) return undefined;
  const row: unknown = await knex('contact_messages').where({ document_id: documentId }).first('id');
  return row === undefined ? undefined : v.parse(Id, row).id;
}
