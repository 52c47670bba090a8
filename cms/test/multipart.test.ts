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
  ['no part', 'multipart/form-data; boundary=x', 'x'],
  [
    'a part without end',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut',
  ],
  // The parser would never come to an end.
  ['a line that is no boundary', 'multipart/form-data; boundary=x', '--x garbage'],
];

describe.each(BROKEN)('a form of %s', (_what, type, body) => {
  test.each(['/api/unsubscribe?token=x', '/api/subscribe/confirm?token=x'])(
    'is not read where a link says it all: %s',
    async (path) => {
      const read = await request(cms.server).post(path).expect(400);
      await send(path, type, body).expect(400, read.body);
    },
  );

  test.each([
    ['/api/blogs', 405],
    ['/api/nowhere', 404],
  ])('is not read where nothing is sent to: %s', async (path, status) => {
    await send(path, type, body).expect(status);
  });

  test.each(['/admin/login', '/content-manager/content-types'])(
    'is refused where no file is taken: %s',
    async (path) => {
      await send(path, type, body).expect(
        415,
        refusal('Files are not taken here. Send JSON (Content-Type: application/json).'),
      );
    },
  );
});

test.each(BROKEN.slice(0, 3))('a form of %s is the sender’s mistake', async (_what, type, body) => {
  const error = jest.spyOn(cms.strapi.log, 'error');
  const answer = await send('/upload', type, body).expect(400);
  expect(JSON.stringify(answer.body)).toContain('The form is not well-formed.');
  expect(error).not.toHaveBeenCalled();
});
