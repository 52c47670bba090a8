import type { Dialect, Knex } from '../../../platform/database/dialect';
import { ROW_ID } from '../../../platform/database/row-id';
import type { Trigger } from '../../../platform/database/trigger';

/** The views of the list of articles that editors have saved for themselves. */
export const SAVED_VIEWS = 'article_list_views';

/** `query` is the query of the list's address, with filters, order and search. */
const TABLE = (id: string) =>
  `CREATE TABLE IF NOT EXISTS ${SAVED_VIEWS} (id ${id}, user_id integer NOT NULL, name varchar(60) NOT NULL, query text NOT NULL, UNIQUE (user_id, name))`;

export const createSavedViews = (knex: Knex, dialect: Dialect): Promise<unknown> =>
  knex.raw(TABLE(ROW_ID[dialect]));

/** Views go with the account. */
export const SAVED_VIEWS_TRIGGERS: readonly Trigger[] = [
  {
    name: `${SAVED_VIEWS}_of_account`,
    table: 'admin_users',
    timing: 'AFTER',
    event: 'DELETE',
    run: [`DELETE FROM ${SAVED_VIEWS} WHERE user_id = OLD.id`],
  },
];
