import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Transport } from 'nodemailer';

/**
 * A nodemailer transport that writes each mail to `folder` as an .eml file, for a site without `SMTP_URL` (C35). File
 * names start with the time, so that listings are in order.
 */
export function outboxTransport(folder: string, log: (line: string) => void): Transport<{ file: string }> {
  return {
    name: 'outbox',
    version: '1',
    send(mail, done) {
      const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`);
      fs.mkdir(folder, { recursive: true })
        // Only the owner may read mails: they can contain reset links.
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

export const outboxFolder = (dataDir: string): string => path.join(dataDir, 'outbox');

const RETENTION_MS = 30 * 24 * 3600_000;

/** Removes mails that are a month old: they contain addresses and personal messages. */
export async function clearOutbox(folder: string, now = Date.now()): Promise<void> {
  const names = await fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await fs.stat(file);
    if (mtimeMs < now - RETENTION_MS) await fs.rm(file, { force: true });
  }
}
