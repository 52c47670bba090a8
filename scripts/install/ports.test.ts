import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { inRoot } from '../lib/files/root.ts';
import { findEarlyPortProblem } from './ports.mjs';

let taken: Server;
let port: number;
let scratch: string;

before(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), 'ports-'));
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  ({ port } = taken.address() as AddressInfo);
});
after(() => {
  taken.close();
  rmSync(scratch, { recursive: true });
});

const envFile = (text: string): string => {
  const file = path.join(scratch, '.env');
  writeFileSync(file, text);
  return file;
};
const none = '/no/such/.env';

test('names a taken port of either server, from the environment or from .env', async () => {
  assert.match(
    (await findEarlyPortProblem({ PORT: `${port}` }, none)) ?? '',
    new RegExp(`Port ${port} .* PORT=`),
  );
  const cms = await findEarlyPortProblem({ PORT: '0' }, envFile(`CMS_PORT=${port}\n`));
  assert.match(cms ?? '', new RegExp(`Port ${port} .* CMS_PORT=`));
  // The environment takes precedence over the file.
  assert.equal(
    await findEarlyPortProblem({ PORT: '0', CMS_PORT: '0' }, envFile(`PORT=${port}\n`)),
    undefined,
  );
});

test('leaves an invalid port to the settings’ own check', async () => {
  for (const wrong of ['abc', '70000', '-1', '1.5']) {
    assert.equal(await findEarlyPortProblem({ PORT: wrong }, none), undefined);
  }
});

test('`npm start` names a taken port before it installs anything', () => {
  // A folder without packages. Anything other than this error would need them.
  const program = `
    import { runCommand } from ${JSON.stringify(inRoot('scripts/install/run-command.mjs'))};
    await runCommand('start', []);`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: scratch,
    env: { PATH: process.env.PATH, PORT: `${port}` },
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(stderr, new RegExp(`Port ${port} is in use`));
  assert.equal(stdout, '');
});
