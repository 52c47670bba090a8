import type { Attack } from '../attack.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { countByStatus, findUnexpectedResponses } from '../measure/tally.ts';

const MB = 1024 * 1024;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PATHS = [
  '/upload',
  '/upload/files/1/replace',
  '/admin/project-settings',
  '/api/comments',
  '/admin/login',
];

/** Less than half a gigabyte in total, in case the product keeps the files. */
const FILES = 6;
const LONG_MB = 60;
const SHORT_MB = 10;

export const refusedUploads: Attack = {
  name: 'refused-uploads',
  finding: 'S1',
  does: 'a guest sends files of 60 MB each to every address that reads forms, in fields of any name',
  holds: 'refused with 4xx before they are read; no files remain in the temporary folder',
  prepare: (target) =>
    Promise.resolve(async () => {
      const file = Buffer.alloc((target.isShort ? SHORT_MB : LONG_MB) * MB);
      PNG.copy(file);
      const responses = await runConcurrently(FILES, 2, (index) => {
        const name = index % 2 === 0 ? 'x' : 'files';
        const body = Buffer.concat([
          Buffer.from(
            `--x\r\ncontent-disposition: form-data; name="${name}"; filename="x.png"\r\ncontent-type: image/png\r\n\r\n`,
          ),
          file,
          Buffer.from('\r\n--x--\r\n'),
        ]);
        return target.newVisitor().request(PATHS[index % PATHS.length] ?? '', {
          method: 'POST',
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          body,
        });
      });
      // A server that responds early may close the connection while the body is still being sent.
      const refused = responses.filter(({ code }) => !['EPIPE', 'ECONNRESET'].includes(code));
      return {
        responses: countByStatus(responses),
        faults: findUnexpectedResponses('Uploads', refused, [400, 401, 403, 404, 411, 413, 415]),
      };
    }),
};
