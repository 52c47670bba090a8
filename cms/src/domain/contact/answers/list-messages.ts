import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { BooleanColumn } from '../../../platform/database/rows/boolean-column';
import { toRows } from '../../../platform/database/rows/rows';
import { Timestamp } from '../../../platform/database/rows/timestamp';
import { isDocumentId } from '../../../platform/strapi/document-id';
import { ANSWER_COLUMNS, AnswerRow, toAnswer, type Answer } from './answer';
import { ANSWERS } from './answers-table';
import { IS_PROVEN } from './proven-address';
import { MESSAGE_STATES, type MessageEntry, type MessageState } from './message-entry';

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
});

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
    `SELECT m.id, m.document_id, m.name, m.email, m.message, m.state, m.created_at, u.username, ${IS_PROVEN} AS confirmed
     FROM contact_messages m LEFT JOIN up_users u ON u.id = m.member_id
     WHERE m.state = ? ${before === undefined ? '' : `AND m.id ${isAfter} ?`}
     ORDER BY m.id ${direction} LIMIT ${PER_PAGE + 1}`,
    before === undefined ? [state] : [state, before],
  );
  const rows = toRows(found).map((row) => v.parse(Row, row));
  const shown = rows.slice(0, PER_PAGE);
  const answers = await readAnswers(
    knex,
    shown.map(({ id }) => id),
  );
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  return {
    entries: shown.map(({ document_id: documentId, created_at: createdAt, confirmed, ...row }) => ({
      ...row,
      documentId,
      createdAt,
      isAddressProven: confirmed,
      answers: answers.get(row.id) ?? [],
    })),
    next: last ? String(last.id) : null,
  };
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
