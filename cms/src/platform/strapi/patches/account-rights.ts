import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { parseRowId } from '../../database/rows/row-id';
import { findExcess, Right } from '../excess-rights';
import { getStrapiService } from '../strapi-service';
import { isSignedInSuperAdmin, SUPER_ADMIN } from '../super-admin';
import { checkActions, type ActionContext, type Check } from './checked-actions';

const NOT_GIVEN = 'Only a signed-in super admin can make somebody a super admin.';
const NOT_CHANGED = 'Only a signed-in super admin can change or delete the account of a super admin.';
const NO_TRANSFER =
  'Only a signed-in super admin can manage transfer tokens: they copy and replace all data.';

/**
 * Strapi lets everybody who may manage accounts make themselves a super admin, or take over the account of one. An
 * editor who may change roles could give them, and so themselves, every right.
 *
 * Only super admins give the role of super admins, change accounts that have it, and manage transfer tokens. Nobody else
 * gives a role a right that they do not have.
 * @throws if a version of Strapi no longer has one of the actions
 */
export function protectSuperAdmins(strapi: Core.Strapi): void {
  const check = (uid: string, checks: Readonly<Record<string, Check>>) =>
    checkActions(
      strapi,
      uid,
      Object.fromEntries(Object.entries(checks).map(([name, one]) => [name, exceptSuperAdmins(one)])),
    );
  const changes =
    (findIds: (ctx: ActionContext) => readonly unknown[]): Check =>
    async (ctx) =>
      (await hasSuperAdmin(strapi, findIds(ctx))) ? NOT_CHANGED : undefined;
  const gives: Check = async ({ request }) =>
    (await hasSuperAdminRole(strapi, getList(request.body, 'roles'))) ? NOT_GIVEN : undefined;
  const changesNamed = changes(({ params }) => [params.id]);
  const refuseTransfer = () => NO_TRANSFER;

  check('admin::user', {
    create: gives,
    update: async (ctx) => (await changesNamed(ctx)) ?? gives(ctx),
    deleteOne: changesNamed,
    deleteMany: changes(({ request }) => getList(request.body, 'ids')),
  });
  // A token that a super admin has made for something else.
  check('admin::authenticated-user', {
    updateMe: changes(({ state }) => [v.parse(Account, state).user.id]),
  });
  check('admin::role', { updatePermissions: (ctx) => refuseExcess(strapi, ctx) });
  check('admin::transfer', {
    'token-create': refuseTransfer,
    'token-update': refuseTransfer,
    'token-regenerate': refuseTransfer,
    'token-revoke': refuseTransfer,
  });
}

const exceptSuperAdmins =
  (check: Check): Check =>
  (ctx) =>
    isSignedInSuperAdmin(ctx.state) ? undefined : check(ctx);

/** A list in a body. Strapi refuses what is no list. */
function getList(body: unknown, name: string): readonly unknown[] {
  const list = v.is(v.looseObject({}), body) ? body[name] : [];
  return Array.isArray(list) ? list : [];
}

const hasSuperAdmin = async (strapi: Core.Strapi, ids: readonly unknown[]): Promise<boolean> =>
  (await strapi.db
    .query('admin::user')
    .count({ where: { id: { $in: ids.map(toRowId) }, roles: { code: SUPER_ADMIN } } })) > 0;

const hasSuperAdminRole = async (strapi: Core.Strapi, ids: readonly unknown[]): Promise<boolean> =>
  (await strapi.db
    .query('admin::role')
    .count({ where: { id: { $in: ids.map(toRowId) }, code: SUPER_ADMIN } })) > 0;

/** @throws ValidationError for what the database might take for another id */
function toRowId(id: unknown): number {
  const parsed = parseRowId(String(id));
  if (parsed === undefined) throw new errors.ValidationError('An id is invalid.');
  return parsed;
}

interface PermissionService {
  findMany(query: { where: object }): Promise<unknown>;
}
const Rights = v.array(Right);
const Sent = v.object({ permissions: Rights });
const Account = v.object({ user: v.object({ id: v.number() }) });
const Token = v.object({
  auth: v.object({
    strategy: v.object({ name: v.literal('admin-token') }),
    credentials: v.object({ adminPermissions: Rights }),
  }),
});

/** A role may keep a right that the editor does not have, but not get one. */
async function refuseExcess(
  strapi: Core.Strapi,
  { params, request, state }: ActionContext,
): Promise<string | undefined> {
  const sent = v.safeParse(Sent, request.body);
  if (!sent.success) throw new errors.ValidationError('The permissions are invalid.');
  const { findMany } = getStrapiService<PermissionService>(strapi, 'admin::permission', ['findMany']);
  const find = async (role: object) => v.parse(Rights, await findMany({ where: { role } }));
  const own = v.is(Token, state)
    ? state.auth.credentials.adminPermissions
    : await find({ users: { id: v.parse(Account, state).user.id } });
  const kept = await find({ id: toRowId(params.id) });
  const [excess] = findExcess(sent.output.permissions, [...own, ...kept]);
  if (!excess) return undefined;
  const { action, subject } = excess;
  return `You cannot give a role a right that you do not have: ${action}${subject ? ` of ${subject}` : ''}.`;
}
