import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { parseRowId } from '../../database/rows/row-id';
import { getStrapiService } from '../strapi-service';

type Id = string | number;
type ById = (id: Id, ...others: unknown[]) => Promise<unknown>;
interface UserService {
  findOne: ById;
  updateById: ById;
  deleteById: ById;
  deleteByIds(ids: Id[]): Promise<unknown>;
}

/** Their null is reported as 404. */
const BY_ID = ['findOne', 'updateById', 'deleteById'] as const;

/**
 * Strapi looks up accounts by any id, which PostgreSQL rejects unless it is a number, and deletes several one after the
 * other, failing at the first that does not exist. With this patch, no account has such an id, and either all or none
 * are deleted.
 */
export function checkAccountIds(strapi: Core.Strapi): void {
  const service = getStrapiService<UserService>(strapi, 'admin::user', [...BY_ID, 'deleteByIds']);
  for (const name of BY_ID) {
    const call = service[name];
    service[name] = async (id, ...others) =>
      parseRowId(id) === undefined ? null : call.call(service, id, ...others);
  }
  const { deleteByIds } = service;
  service.deleteByIds = async (ids) => {
    const chosen = new Set(ids.map(parseRowId));
    const rows = [...chosen].filter((id) => id !== undefined);
    const found = await strapi.db.query('admin::user').count({ where: { id: { $in: rows } } });
    if (found < chosen.size)
      throw new errors.ValidationError('One of these accounts no longer exists. Reload the list.');
    return deleteByIds.call(service, rows);
  };
}
