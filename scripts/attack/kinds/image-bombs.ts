import type { Attack } from '../attack.ts';
import { blackPng, gifWithFrames } from '../images.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { adminSession } from '../target/members.ts';
import { describeSlowest, countByStatus, findUnexpectedResponses } from '../measure/tally.ts';

export const imageBombs: Attack = {
  name: 'image-bombs',
  finding: 'S13',
  does: 'an editor uploads a PNG of 31 KB with 256 million pixels, and a GIF of 20,000 frames',
  holds:
    'refused with 400 or 413 because of their headers, before they are decoded; the memory of the CMS does not grow',
  needs: 'ownProduct',
  async prepare(target) {
    const auth = await adminSession(target);
    const files: [string, string, Buffer][] = [
      ['bomb.png', 'image/png', blackPng(16_000, 16_000)],
      ['bomb.gif', 'image/gif', gifWithFrames(20_000)],
    ];
    return async () => {
      const responses = await runConcurrently(files.length, 1, (index) => {
        const [name = '', type = '', bytes = Buffer.alloc(0)] = files[index] ?? [];
        const head = `--x\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
        return target.newVisitor().request('/upload', {
          method: 'POST',
          headers: { ...auth, 'content-type': 'multipart/form-data; boundary=x' },
          body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
        });
      });
      return {
        responses: countByStatus(responses),
        faults: findUnexpectedResponses('Uploads', responses, [400, 413]),
        note: describeSlowest(responses),
      };
    };
  },
};
