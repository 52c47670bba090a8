import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import type { Ability } from '../../platform/strapi/document-rights';
import { HIDDEN_TITLE, mayReadTitles } from './hidden-titles';
import { hasSeenContent } from './same-content';
import { findVersionedType } from './versioned-types';
import type { Version } from './versions/version';
import { findVersion } from './versions/versions';

/** A version that an editor has not seen. */
export interface NewerVersion {
  edition: number;
  kind: string;
  title: string;
  /** The account; null: a program. */
  actorId: number | null;
  actorName: string;
  /** Milliseconds since 1970. */
  madeAt: number;
}

interface Details {
  documentId: string;
  seen: number;
  newer: NewerVersion;
  /** No field is wrong. */
  errors: [];
}

/** A write that would undo somebody else's. The admin compares the two for the editor (`middlewares/edition-conflict`). */
export class EditionConflictError extends errors.ValidationError<string, Details> {
  /** @param seen the edition that the editor had */
  constructor(documentId: string, seen: number, newer: NewerVersion) {
    const done = newer.kind === 'delete' ? 'deleted' : 'changed';
    const message = `${newer.actorName} has ${done} “${newer.title}” in the meantime. Nothing was changed.`;
    super(message, { documentId, seen, newer, errors: [] });
  }
}

/** The error for an editor who has seen an edition that is not the latest. It names who wrote what is stored now. */
export async function toConflict(
  strapi: Core.Strapi,
  knex: Knex,
  seen: number,
  latest: Version,
): Promise<EditionConflictError> {
  const { edition } = latest;
  const { kind, actor, madeAt } = (await findRestored(knex, seen, latest)) ?? latest;
  const title = mayEditorReadTitles(strapi, latest.type) ? latest.title : HIDDEN_TITLE;
  return new EditionConflictError(latest.documentId, seen, {
    edition,
    kind,
    title,
    actorId: actor.id,
    actorName: actor.name,
    madeAt,
  });
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const Request = v.object({ state: v.object({ userAbility: v.custom<Ability>(isObject) }) });

/** Whether the sender of the request may read the titles of a content type; a program may. */
function mayEditorReadTitles(strapi: Core.Strapi, uid: string): boolean {
  const request = v.safeParse(Request, strapi.requestContext.get());
  return !request.success || mayReadTitles(strapi, request.output.state.userAbility, uid);
}

/**
 * After a scheduled publication, the version that restores the draft which it found is the latest.
 * @returns the version of that draft, if the editor has not seen it
 */
async function findRestored(knex: Knex, seen: number, latest: Version): Promise<Version | undefined> {
  const { documentId, edition, kind } = latest;
  const restored = edition - 2;
  const type = findVersionedType(latest.type);
  if (kind !== 'restore' || restored <= seen || !type) return undefined;
  return (await hasSeenContent(knex, type, latest, restored))
    ? findVersion(knex, documentId, restored)
    : undefined;
}
