import { DRAFT_TARGETS, DRAFTS } from '../../../domain/draft-index/tables';
import { good, nameSome, note, problem, type Check, type System } from '../finding';
import { readNumber, readTexts } from '../values';

/** Links of published articles to pages that readers do not find. */
export const checkLinks: Check<System> = async ({ database }) => {
  const slugOf = (kind: string) => `substr(t.target, ${kind.length + 2})`;
  const isDead = (kind: string, ...tables: string[]) =>
    `t.target LIKE '${kind}/%' AND ${tables.map((table) => `NOT EXISTS (SELECT 1 FROM ${table} p WHERE p.slug = ${slugOf(kind)})`).join(' AND ')}`;
  const dead = await readTexts(
    database,
    `SELECT DISTINCT d.live_slug AS value FROM ${DRAFT_TARGETS} t JOIN ${DRAFTS} d ON d.document_id = t.document_id
     WHERE d.live_slug IS NOT NULL AND ((${isDead('article', 'article_copies', 'redirects')})
       OR (${isDead('category', 'categories', 'category_redirects')})) ORDER BY 1`,
  );
  if (dead.length === 0) return [good('No article links to a page of this site that does not exist.')];
  return [
    note(
      `${dead.length} articles link to pages of this site that do not exist: ${nameSome(dead)}.`,
      'They are in the view Needs work of the list of articles; their forms mark the links.',
    ),
  ];
};

export const checkAccounts: Check<System> = async ({ database }) => {
  const supers = await readNumber(
    database,
    `SELECT count(*) AS value FROM admin_users u JOIN admin_users_roles_lnk l ON l.user_id = u.id
       JOIN admin_roles r ON r.id = l.role_id WHERE r.code = 'strapi-super-admin' AND u.is_active AND NOT coalesce(u.blocked, false)`,
  );
  return supers
    ? [good(`${supers} ${supers === 1 ? 'account is a super admin' : 'accounts are super admins'}.`)]
    : [
        problem(
          'Nobody is a super admin: nobody can give rights.',
          'Set ADMIN_EMAIL and ADMIN_PASSWORD in .env, and start the CMS; or create the account with the link that it prints.',
        ),
      ];
};
