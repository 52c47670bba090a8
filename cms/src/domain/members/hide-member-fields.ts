import type { Core } from '@strapi/strapi';

const MEMBER = 'plugin::users-permissions.user';

/** What an entry that names a member shows of them. Its ids come in any case. */
const SHOWN = { fields: ['username'] };

/**
 * The admin fills a relation with the whole of the other entry, whoever asks: editors and moderators read the address of
 * everybody who commented. Here an entry that names a member shows the username alone. Who may see members has a list of
 * them in the admin.
 */
export function hideMemberFields(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { params } = context;
    const names = Object.entries(context.contentType.attributes).flatMap(([name, attribute]) =>
      attribute.type === 'relation' && 'target' in attribute && attribute.target === MEMBER ? [name] : [],
    );
    if (names.length > 0 && 'populate' in params)
      Object.assign(params, { populate: narrowed(params.populate, names) });
    return next();
  });
}

function narrowed(populate: unknown, names: readonly string[]): unknown {
  if (Array.isArray(populate)) {
    // Paths such as `createdBy.roles` are understood in a list alone.
    if (!populate.some((name) => names.includes(String(name)))) return populate;
    return narrowed(Object.fromEntries(populate.map((name) => [String(name), true])), names);
  }
  if (populate === true || populate === '*') {
    return { '*': true, ...Object.fromEntries(names.map((name) => [name, SHOWN])) };
  }
  if (typeof populate !== 'object' || populate === null) return populate;
  return Object.fromEntries(
    Object.entries(populate).map(([name, how]: [string, unknown]) => [
      name,
      names.includes(name) && how !== false && !isCount(how) ? SHOWN : how,
    ]),
  );
}

const isCount = (how: unknown): boolean => typeof how === 'object' && how !== null && 'count' in how;
