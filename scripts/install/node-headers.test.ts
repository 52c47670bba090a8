import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { findHeadersFolder, withNodeHeaders } from './node-headers.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'node-headers-'));
after(() => rmSync(scratch, { recursive: true }));

const VERSION_FILE = `#define NODE_MAJOR_VERSION 22\n#define NODE_MINOR_VERSION 21\n#define NODE_PATCH_VERSION 0\n`;

function headersIn(folder: string): string {
  mkdirSync(path.join(folder, 'include/node'), { recursive: true });
  writeFileSync(path.join(folder, 'include/node/node.h'), '');
  writeFileSync(path.join(folder, 'include/node/node_version.h'), VERSION_FILE);
  return path.join(folder, 'bin/node');
}

test('ignores headers in a path that make cannot handle', () => {
  for (const name of ['Application Support', 'node (22)', 'a#b']) {
    const program = headersIn(path.join(scratch, name));
    assert.equal(findHeadersFolder(program, '22.21.0'), undefined, name);
  }
  assert.equal(
    findHeadersFolder(headersIn(path.join(scratch, 'plain')), '22.21.0'),
    path.join(scratch, 'plain'),
  );
});

test('finds the headers beside the program if they have the same version', () => {
  const program = path.join(scratch, 'bin/node');
  assert.equal(findHeadersFolder(program, '22.21.0'), undefined);
  mkdirSync(path.join(scratch, 'include/node'), { recursive: true });
  writeFileSync(path.join(scratch, 'include/node/node.h'), '');
  assert.equal(findHeadersFolder(program, '22.21.0'), undefined);
  writeFileSync(path.join(scratch, 'include/node/node_version.h'), VERSION_FILE);
  assert.equal(findHeadersFolder(program, '22.21.0'), scratch);
  assert.equal(findHeadersFolder(program, '22.21.1'), undefined);

  assert.deepEqual(withNodeHeaders({ PATH: '/bin' }, program, '22.21.0'), {
    PATH: '/bin',
    npm_config_nodedir: scratch,
  });
  assert.deepEqual(withNodeHeaders({ npm_config_nodedir: '/own' }, program, '22.21.0'), {
    npm_config_nodedir: '/own',
  });
  assert.deepEqual(withNodeHeaders({ PATH: '/bin' }, program, '22.21.1'), { PATH: '/bin' });
});
