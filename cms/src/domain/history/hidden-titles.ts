import type { Core } from '@strapi/strapi';
import { mayReadField, type Ability } from '../../platform/strapi/document-rights';
import { findVersionedType } from './versioned-types';

/** In place of a title. */
export const HIDDEN_TITLE = 'Title hidden';

interface Titled {
  /** The content type. */
  type: string;
  title: string;
}

/** Whether the editor may read the titles of a content type. */
export function mayReadTitles(strapi: Core.Strapi, ability: Ability, uid: string): boolean {
  const type = findVersionedType(uid);
  return type !== undefined && mayReadField(strapi, ability, type.uid, type.title);
}

/** A version or a job, with its title if the editor may read it. */
export const hideTitle = <T extends Titled>(strapi: Core.Strapi, ability: Ability, row: T): T =>
  mayReadTitles(strapi, ability, row.type) ? row : { ...row, title: HIDDEN_TITLE };

/** Versions and jobs with the titles that the editor may read: a role can be limited to other fields. */
export function hideTitles<T extends Titled>(strapi: Core.Strapi, ability: Ability, rows: readonly T[]): T[] {
  const hidden = new Set(
    [...new Set(rows.map(({ type }) => type))].filter((uid) => !mayReadTitles(strapi, ability, uid)),
  );
  return rows.map((row) => (hidden.has(row.type) ? { ...row, title: HIDDEN_TITLE } : row));
}
