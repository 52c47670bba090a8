import request from 'supertest';
import { asAdmin } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { getCalls } from '../support/members/member-calls';
import { publishArticle } from '../support/content/publish-article';
import { loginAsAdmin } from '../support/members/sign-in';
import { createMember } from '../support/members/create-member';

const ROLES = ['strapi-super-admin', 'strapi-editor', 'strapi-author', 'moderator'] as const;

/** Content types that refer to a member, with the attribute that does. */
const MEMBER = 'plugin::users-permissions.user';

let cms: Cms;
const tokens = new Map<string, string>();

/** Sends requests with the token of an admin of this role. */
const asRole = (role: string) => asAdmin(cms, tokens.get(role) ?? '');

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  const { documentId } = await publishArticle(cms, { title: 'Discussed', slug: 'discussed' });
  const ada = await createMember(cms, 'Ada', { email: 'secret@example.org' });
  await getCalls(cms, ada).rate(documentId, 4).expect(200);
  await getCalls(cms, ada).save(documentId).expect(200);
  const { body: comment } = await getCalls(cms, ada).comment(documentId, 'Text').expect(201);
  await getCalls(cms, ada)
    .comment(documentId, 'Reply', { parent_comment_id: comment.comment_id })
    .expect(201);
  const message = { name: 'Ada', email: 'other@example.org', message: 'A message to the editors.' };
  await request(cms.server).post('/api/contact').set(ada.auth).send(message).expect(201);
  for (const role of ROLES) tokens.set(role, await loginAsAdmin(cms, role));
});
afterAll(() => cms.stop());

const naming = () =>
  Object.values(cms.strapi.contentTypes)
    .filter(({ uid }) => uid.startsWith('api::'))
    .flatMap(({ uid, attributes }) =>
      Object.entries(attributes as Record<string, { type: string; target?: string }>)
        .filter(([, { type, target }]) => type === 'relation' && target === MEMBER)
        .map(([name]) => [uid, name] as const),
    );

/** The visible fields of members, anywhere in a response. A message to the editors contains an address itself. */
function keysOfMembers(response: unknown): string[] {
  if (typeof response !== 'object' || response === null) return [];
  return Object.entries(response).flatMap(([key, value]: [string, unknown]) =>
    key === 'member' && typeof value === 'object' && value !== null
      ? Object.keys(value)
      : keysOfMembers(value),
  );
}

test.each(ROLES)('%s sees only the usernames of related members', async (role) => {
  const { get, put } = asRole(role);
  const seen: { text: string; body: unknown }[] = [];
  for (const [uid, name] of naming()) {
    const kind = `/content-manager/collection-types/${uid}`;
    const list = await get(`${kind}?pageSize=10&populate[${name}]=*&populate=*`);
    seen.push(await get(`${kind}?pageSize=10`));
    seen.push(list);
    const [first] = list.body.results ?? [];
    if (!first) continue;
    seen.push(await get(`${kind}/${first.documentId}?populate=*`));
    // As the admin's form requests it, and as the response to a save.
    seen.push(await get(`${kind}/${first.documentId}`));
    seen.push(await get(`${kind}/${first.documentId}?filters[${name}][id][$notNull]=true`));
    seen.push(await get(`${kind}?filters[parent][${name}][id][$notNull]=true`));
    seen.push(await get(`${kind}?populate[parent][populate][${name}]=*`));
    seen.push(await put(`${kind}/${first.documentId}`, {}));
    seen.push(await get(`/content-manager/relations/${uid}/${name}?id=${first.documentId}`));
    seen.push(await get(`/content-manager/relations/${uid}/${first.documentId}/${name}`));
  }
  expect(naming().length).toBeGreaterThanOrEqual(3);
  const shown = new Set(seen.flatMap(({ body }) => keysOfMembers(body)));
  expect([...shown].filter((key) => !['id', 'documentId', 'username', 'count'].includes(key))).toEqual([]);
  expect(seen.map(({ text }) => text).join('\n')).not.toMatch(/password|tokenVersion|usernameKey|\$2a\$/i);
});

/** Queries whose results or order would reveal more of a member's account than the username. */
const revealingQueries = (relation: string) => [
  `filters[${relation}][email][$startsWith]=secret`,
  `filters[$and][0][$or][0][${relation}][email][$startsWith]=secret`,
  `filters[$not][${relation}][$not][email][$startsWith]=secret`,
  `filters[${relation}][role][name][$eq]=Authenticated`,
  `filters[${relation}][password][$startsWith]=$2a`,
  `filters[${relation}.email][$startsWith]=secret`,
  `sort=${relation}.email:asc`,
  `sort=id:asc,${relation}.email:desc`,
  `sort[0]=${relation}.email`,
  `sort[${relation}][email]=asc`,
];

test.each(ROLES)('%s cannot filter or sort by hidden fields of a member', async (role) => {
  const { get } = asRole(role);
  for (const [uid, name] of naming()) {
    const kind = `/content-manager/collection-types/${uid}`;
    const list = await get(`${kind}?pageSize=10`);
    if (list.status === 403) continue;
    for (const query of revealingQueries(name))
      expect([query, (await get(`${kind}?${query}`)).status]).toEqual([query, 400]);
    const byName = await get(`${kind}?filters[${name}][username][$eq]=Ada&sort=${name}.username:asc`);
    expect([uid, byName.status, byName.body.pagination?.total]).toEqual([
      uid,
      200,
      list.body.pagination.total,
    ]);
  }
});

test.each(['strapi-editor', 'strapi-author', 'moderator'] as const)(
  '%s cannot filter or sort by hidden fields of an editor’s account',
  async (role) => {
    const { get } = asRole(role);
    const kind = '/content-manager/collection-types/api::blog.blog';
    if ((await get(kind)).status === 403) return;
    for (const query of [
      'sort=createdBy.resetPasswordToken:asc',
      'sort[updatedBy][email]=asc',
      'filters[createdBy][password][$startsWith]=$2a',
      'filters[updatedBy][email][$startsWith]=a',
      'filters[createdBy][roles][code][$eq]=strapi-super-admin',
    ])
      expect([query, (await get(`${kind}?${query}`)).status]).toEqual([query, 400]);
    await get(`${kind}?filters[createdBy][id][$eq]=1&sort=createdBy.firstname:asc`).expect(200);
  },
);

test.each(['strapi-editor', 'moderator'] as const)(
  '%s cannot search hidden fields in a picker of members or of entries related to them',
  async (role) => {
    const { get } = asRole(role);
    for (const [uid, name] of naming()) {
      if ((await get(`/content-manager/collection-types/${uid}`)).status === 403) continue;
      const picker = `/content-manager/relations/${uid}/${name}`;
      for (const query of [
        'filters[email][$startsWith]=secret',
        'sort=email',
        'fields=email',
        'fields=id,email',
        'fields[]=email',
        'fields=*',
      ])
        expect([query, (await get(`${picker}?${query}`)).status]).toEqual([query, 400]);
      await get(`${picker}?_q=Ada`).expect(200);
    }
    const parents = '/content-manager/relations/api::comment.comment/parent';
    await get(`${parents}?filters[member][email][$startsWith]=secret`).expect(400);
  },
);

test.each(['strapi-editor', 'strapi-author', 'moderator'] as const)(
  '%s has no list of members',
  async (role) => {
    const members = await asRole(role).get(
      '/content-manager/collection-types/plugin::users-permissions.user',
    );
    expect(members.status).toBe(403);
  },
);

test('roles that may see members can find them by address', async () => {
  const members = '/content-manager/collection-types/plugin::users-permissions.user';
  const found = asRole('strapi-super-admin').get(`${members}?filters[email][$startsWith]=secret&sort=email`);
  expect((await found.expect(200)).body.pagination.total).toBe(1);
});
