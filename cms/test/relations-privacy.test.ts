import request from 'supertest';
import { bootCms, type Cms } from './harness';
import { callsOf } from './member-calls';
import { published } from './published';
import { signInAs } from './sign-in';
import { someone } from './someone';

const ROLES = ['strapi-super-admin', 'strapi-editor', 'strapi-author', 'moderator'] as const;

/** Content types that name a member, with the attribute that does. */
const MEMBER = 'plugin::users-permissions.user';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  const { documentId } = await published(cms, { title: 'Discussed', slug: 'discussed' });
  const ada = await someone(cms, 'Ada', { email: 'secret@example.org' });
  await callsOf(cms, ada).comment(documentId, 'Text').expect(201);
  await callsOf(cms, ada).rate(documentId, 4).expect(200);
  await callsOf(cms, ada).save(documentId).expect(200);
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

test.each(ROLES)('%s sees of members that an entry names the username alone', async (role) => {
  const token = await signInAs(cms, role);
  const get = (path: string) => request(cms.server).get(path).auth(token, { type: 'bearer' });
  const seen: string[] = [];
  for (const [uid, name] of naming()) {
    const kind = `/content-manager/collection-types/${uid}`;
    const list = await get(`${kind}?pageSize=10&populate[${name}]=*&populate=*`);
    seen.push(list.text);
    const [first] = list.body.results ?? [];
    if (!first) continue;
    seen.push((await get(`${kind}/${first.documentId}?populate=*`)).text);
    seen.push((await get(`/content-manager/relations/${uid}/${name}?id=${first.documentId}`)).text);
    seen.push((await get(`/content-manager/relations/${uid}/${first.documentId}/${name}`)).text);
  }
  const shown = seen.join('\n');
  expect(naming().length).toBeGreaterThanOrEqual(3);
  expect(shown).not.toContain('secret@example.org');
  expect(shown).not.toMatch(/password|tokenVersion|usernameKey|\$2a\$/i);
});
