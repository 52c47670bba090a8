import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let editor: string;
beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

interface Schema {
  collectionName: string;
  attributes: Record<string, { type: string; maxLength?: number }>;
}

/** The content types and components with texts of type `string` that may be longer than 255 characters. */
const schemasWithLongTexts = (): [uid: string, fields: [name: string, length: number][]][] => {
  const schemas = { ...cms.strapi.contentTypes, ...cms.strapi.components } as unknown as Record<
    string,
    Schema
  >;
  return Object.entries(schemas).flatMap(([uid, { attributes }]) => {
    const fields = Object.entries(attributes).flatMap(
      ([name, { type, maxLength = 0 }]): [string, number][] =>
        type === 'string' && maxLength > 255 ? [[name, maxLength]] : [],
    );
    return fields.length > 0 ? [[uid, fields]] : [];
  });
};

test('every text of the longest allowed length is stored', async () => {
  const schemas = schemasWithLongTexts();
  expect(schemas.length).toBeGreaterThan(10);
  for (const [uid, fields] of schemas) {
    const texts = Object.fromEntries(fields.map(([name, length]) => [name, 'a'.repeat(length)]));
    const data = { ...texts };
    const created: object = await cms.strapi.db.query(uid).create({ data });
    expect(created).toMatchObject(texts);
  }
});

test('an editor saves a link of 2,000 characters', async () => {
  const url = `https://example.org/${'a'.repeat(1_980)}`;
  const { body } = await request(cms.server)
    .post('/content-manager/collection-types/api::blog.blog')
    .set('Authorization', `Bearer ${editor}`)
    .send({ title: 'Long', content: [{ __component: 'blocks.link', text: 'Link', url }] })
    .expect(201);
  expect(body.data.content).toMatchObject([{ url }]);
});
