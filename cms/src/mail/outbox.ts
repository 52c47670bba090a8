import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Transport } from 'nodemailer';

/**
 * A nodemailer transport that writes each mail to `folder` as an .eml file, for a site without `SMTP_URL` (C35).
 * The file's name begins with its time, so that a listing is in order.
 */
export function outboxTransport(folder: string, log: (line: string) => void): Transport<{ file: string }> {
  return {
    name: 'outbox',
    version: '1',
    send(mail, done) {
      const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`);
      fs.mkdir(folder, { recursive: true })
        // Nobody but the owner reads mail: it may hold a reset link.
        .then(() => pipeline(mail.message.createReadStream(), createWriteStream(file, { mode: 0o600 })))
        .then(
          () => {
            log(`Mail written to ${file} (set SMTP_URL to send it).`);
            done(null, { file });
          },
          (error: Error) => done(error, { file }),
        );
    },
  };
}
