import * as v from 'valibot';
import type { Actor } from '../../platform/strapi/actor';

export const SCHEDULED_ACTIONS = ['publish', 'unpublish'] as const;
export type ScheduledAction = (typeof SCHEDULED_ACTIONS)[number];

/** How the name of the actor begins when a schedule writes. */
export const SCHEDULE_NAME = 'Schedule, set by ';

const STATES = ['waiting', 'done', 'failed', 'cancelled'] as const;

/** A moment at which an article is to be published or unpublished. Moments are in milliseconds since 1970. */
export interface Job {
  id: number;
  documentId: string;
  /** The content type. */
  type: string;
  action: ScheduledAction;
  dueAt: number;
  /** Where the editor who set it was, such as `Europe/Vienna`. */
  timeZone: string;
  /** The version that goes out; null: it unpublishes. */
  edition: number | null;
  /** The title of that version. */
  title: string;
  setBy: Actor;
  setAt: number;
  state: (typeof STATES)[number];
  /** Why it failed or was cancelled, in a sentence. */
  note: string | null;
  /** Of the process that runs it. */
  claim: string | null;
  attempts: number;
  firstTriedAt: number | null;
  finishedAt: number | null;
}

/** PostgreSQL returns large numbers as text. */
const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));

export const JobRow = v.pipe(
  v.object({
    id: Whole,
    document_id: v.string(),
    type: v.string(),
    action: v.picklist(SCHEDULED_ACTIONS),
    due_at: Whole,
    time_zone: v.string(),
    edition: v.nullable(v.number()),
    title: v.string(),
    set_by_id: v.nullable(v.number()),
    set_by_name: v.string(),
    set_at: Whole,
    state: v.picklist(STATES),
    note: v.nullable(v.string()),
    claim: v.nullable(v.string()),
    attempts: v.number(),
    first_tried_at: v.nullable(Whole),
    finished_at: v.nullable(Whole),
  }),
  v.transform((row): Job => ({
    id: row.id,
    documentId: row.document_id,
    type: row.type,
    action: row.action,
    dueAt: row.due_at,
    timeZone: row.time_zone,
    edition: row.edition,
    title: row.title,
    setBy: { id: row.set_by_id, name: row.set_by_name },
    setAt: row.set_at,
    state: row.state,
    note: row.note,
    claim: row.claim,
    attempts: row.attempts,
    firstTriedAt: row.first_tried_at,
    finishedAt: row.finished_at,
  })),
);
