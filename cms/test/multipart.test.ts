import request from 'supertest';
import { bootCms, type Cms } from './harness';
import { refusal } from './member-calls';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
});
afterAll(() => cms.stop());

const send = (path: string, type: string, body: string) =>
  request(cms.server).post(path).set('content-type', type).send(body).timeout(10_000);

const BROKEN: [string, string, string][] = [
  ['no boundary', 'multipart/form-data', 'x'],
  ['no parts', 'multipart/form-data; boundary=x', 'x'],
  [
    'an unterminated part',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut',
  ],
  // The parser would never come to an end.
  ['an invalid boundary line', 'multipart/form-data; boundary=x', '--x garbage'],
];

describe.each(BROKEN)('a multipart form with %s', (_what, type, body) => {
  test.each(['/api/unsubscribe?token=x', '/api/subscribe/confirm?token=x'])(
    'is ignored where the link carries the token: %s',
    async (path) => {
      const read = await request(cms.server).post(path).expect(400);
      await send(path, type, body).expect(400, read.body);
    },
  );

  test.each([
    ['/api/blogs', 405],
    ['/api/nowhere', 404],
  ])('is not read by routes that take no POST: %s', async (path, status) => {
    await send(path, type, body).expect(status);
  });

  test.each(['/admin/login', '/content-manager/content-types'])(
    'gets 415 from routes that take no files: %s',
    async (path) => {
      await send(path, type, body).expect(
        415,
        refusal('Files are not taken here. Send JSON (Content-Type: application/json).'),
      );
    },
  );
});

test.each(BROKEN.slice(0, 3))('an upload form with %s gets 400', async (_what, type, body) => {
  const error = jest.spyOn(cms.strapi.log, 'error');
  const answer = await send('/upload', type, body).expect(400);
  expect(JSON.stringify(answer.body)).toContain('The form is not well-formed.');
  expect(error).not.toHaveBeenCalled();
});
