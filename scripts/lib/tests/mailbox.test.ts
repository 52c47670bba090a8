import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { cleanUp } from '../process/cleanup.ts';
import { startMailbox } from './mailbox.ts';
import { scratchFolder } from '../process/scratch.ts';

test('stores a received mail as a complete .eml file', async () => {
  const folder = scratchFolder('mailbox-test');
  const { port } = new URL(await startMailbox(folder));
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  const readReply = async (): Promise<string> => String((await once(socket, 'data'))[0]);
  const send = (line: string): Promise<string> => {
    socket.write(`${line}\r\n`);
    return readReply();
  };
  assert.match(await readReply(), /^220/);
  await send('EHLO here');
  await send('MAIL FROM:<a@example.org>');
  await send('RCPT TO:<b@example.org>');
  assert.match(await send('DATA'), /^354/);
  assert.match(await send('Subject: Hello\r\n\r\nA text.\r\n.'), /^250/);
  socket.end();
  const [name = '', ...more] = readdirSync(folder);
  assert.deepEqual(more, []);
  assert.match(name, /\.eml$/);
  assert.match(readFileSync(path.join(folder, name), 'utf8'), /^Subject: Hello\r\n\r\nA text\./m);
  await cleanUp();
});
