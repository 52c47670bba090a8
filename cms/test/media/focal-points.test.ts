import request from 'supertest';
import { asAdmin } from '../support/cms/as-admin';
import { publishArticle } from '../support/content/publish-article';
import { picture } from '../support/fixtures';
import { runQuery } from '../support/graphql/run-query';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let admin: string;
let id: number;
beforeAll(async () => {
  cms = await bootCms();
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
  id = await picture(cms, 'hills');
  await publishArticle(cms, { title: 'Hills', slug: 'hills', thumbnail: id });
});
afterAll(() => cms.stop());

const store = (file: number | string, focalPoint: unknown, token = admin) =>
  asAdmin(cms, token).put(`/admin/pictures/${file}/focal-point`, { focalPoint });
const shown = async () => runQuery(cms, '{ article(slug: "hills") { thumbnail { focalPoint { x y } } } }');

test('an article shows a picture with its focal point as soon as it is stored', async () => {
  expect(await shown()).toEqual({ article: { thumbnail: { focalPoint: null } } });
  await store(id, { x: 30, y: 70.5 }).expect(200);
  expect(await shown()).toEqual({ article: { thumbnail: { focalPoint: { x: 30, y: 70.5 } } } });
  await store(id, null).expect(200);
  expect(await shown()).toEqual({ article: { thumbnail: { focalPoint: null } } });
});

test('the point of Strapi’s own form is used too', async () => {
  await request(cms.server)
    .post(`/upload?id=${id}`)
    .auth(admin, { type: 'bearer' })
    .field('fileInfo', JSON.stringify({ name: 'hills', focalPoint: { x: 10, y: 20 } }))
    .expect(200);
  expect(await shown()).toEqual({ article: { thumbnail: { focalPoint: { x: 10, y: 20 } } } });
});

test('a point outside of the picture, and one of no picture, are refused', async () => {
  for (const wrong of [undefined, 'centre', { x: 1 }, { x: -1, y: 0 }, { x: 0, y: 100.1 }, { x: '1', y: 1 }])
    await store(id, wrong).expect(400);
  await store(999_999, { x: 1, y: 1 }).expect(404);
});

test('only roles that may change the file set it', async () => {
  await store(id, { x: 1, y: 1 }, await loginAsAdmin(cms, 'moderator')).expect(403);
  await store(id, { x: 1, y: 1 }, await loginAsAdmin(cms, 'strapi-author')).expect(404);
});
