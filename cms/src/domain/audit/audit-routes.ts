import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { settings } from '../../platform/settings/settings';
import { Account, toActor } from '../../platform/strapi/actor';
import { Download, mountAdminRoutes, type AdminRequest } from '../../platform/strapi/mount-admin-routes';
import { registerRight } from '../../platform/strapi/register-right';
import { describeAction } from './actions';
import { listEntries, type StoredEntry } from './audit-log';
import { KINDS } from './entry';
import { exportEntries } from './export';
import { labelType } from './labels';
import { parseFilter, toCursor } from './parse-filter';

const ROWS_A_PAGE = 50;
const MOST_PEOPLE = 500;

/**
 * Routes of the page of the audit log. Only super admins get it, whatever other rights a role has. The right
 * `admin::audit.read` makes their menus show it; it is internal, so that no form offers it for another role.
 */
export async function mountAuditRoutes(strapi: Core.Strapi): Promise<void> {
  await registerRight(strapi, {
    section: 'internal',
    pluginName: 'admin',
    uid: 'audit.read',
    displayName: 'Read the audit log',
  });
  // A token of a super admin may have fewer rights than its owner.
  const allows = ({ isSuperAdmin, ability }: AdminRequest) =>
    isSuperAdmin && ability.can('admin::audit.read');
  mountAdminRoutes(strapi, [
    { method: 'GET', path: '/admin/audit', allows, handle: ({ query }) => listPage(strapi, query) },
    { method: 'GET', path: '/admin/audit/people', allows, handle: () => listPeople(strapi) },
    {
      method: 'GET',
      path: '/admin/audit/export',
      allows,
      handle: ({ query }) => {
        const { filter } = getFilter(query);
        const day = new Date().toISOString().slice(0, 10);
        const parts = exportEntries(strapi, filter);
        return Promise.resolve(new Download(`audit-log-${day}.csv`, 'text/csv; charset=utf-8', parts));
      },
    },
  ]);
}

function getFilter(query: unknown) {
  const parsed = parseFilter(query);
  if (!parsed) throw new errors.ValidationError('The audit log has no such filter.');
  return parsed;
}

async function listPage(strapi: Core.Strapi, query: unknown) {
  const { filter, before } = getFilter(query);
  const { entries, next } = await listEntries(strapi.db.connection, filter, { before, limit: ROWS_A_PAGE });
  return {
    entries: entries.map((entry) => toView(strapi, entry)),
    next: next ? toCursor(next) : null,
    kinds: Object.entries(KINDS).map(([value, label]) => ({ value, label })),
    days: settings().auditDays,
  };
}

/** An entry with everything that the page shows. */
function toView(strapi: Core.Strapi, entry: StoredEntry) {
  const { id, madeAt, actor, kind, action, subject, detail, status, failed } = entry;
  return {
    id,
    madeAt,
    actor,
    kind: KINDS[kind],
    action,
    words: describeAction(action),
    subject: subject && { ...subject, label: labelType(strapi, subject.type) },
    detail,
    status,
    failed,
  };
}

async function listPeople(strapi: Core.Strapi) {
  const rows: unknown = await strapi.db.query('admin::user').findMany({
    select: ['id', 'firstname', 'lastname', 'username', 'email'],
    orderBy: [{ firstname: 'asc' }, { id: 'asc' }],
    limit: MOST_PEOPLE,
  });
  return v.parse(v.array(Account), rows).map(toActor);
}
