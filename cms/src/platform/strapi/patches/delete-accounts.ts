import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { parseRowId } from '../../database/rows/row-id';
import { getStrapiService } from '../strapi-service';

type Id = string | number;
interface UserService {
  deleteByIds(ids: Id[]): Promise<unknown>;
}

/**
 * Strapi deletes several accounts one after the other, and fails at the first that does not exist. With this patch,
 * either all or none are deleted.
 */
export function refuseUnknownAccounts(strapi: Core.Strapi): void {
  const service = getStrapiService<UserService>(strapi, 'admin::user', ['deleteByIds']);
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
