import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SMTPServer } from 'smtp-server';
import { onExit } from '../process/cleanup.ts';
import { findFreePort } from '../product/ports.ts';

/**
 * A mail server on loopback that accepts every mail and writes it to `folder` as an .eml file, atomically. It stops
 * when the script ends.
 * @returns the `SMTP_URL` for the product
 */
export async function startMailbox(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  let taken = 0;
  const server = new SMTPServer({
    // The server has no certificate and requires no authentication.
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      const name = `${Date.now()}-${String((taken += 1)).padStart(6, '0')}`;
      const part = path.join(folder, `${name}.part`);
      pipeline(stream, createWriteStream(part))
        .then(() => rename(part, path.join(folder, `${name}.eml`)))
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
  const port = await findFreePort();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  onExit(() => new Promise((resolve) => server.close(() => resolve())));
  return `smtp://127.0.0.1:${port}`;
}
