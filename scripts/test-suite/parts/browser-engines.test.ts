import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enginePrograms, ENGINES, formatNotTested, parseEngineArgs } from './browser-engines.ts';

const machine = (programs: string[], hasWindow = true) => ({
  find: (names: string[]) => names.find((name) => programs.includes(name)),
  hasWindow: () => hasWindow,
});
const webkit = ['WebKitWebDriver', 'Xvfb', 'stdbuf'];

test('finds an engine only if all its programs are installed', () => {
  assert.deepEqual(enginePrograms('firefox', machine(['firefox'])), { FIREFOX_PATH: 'firefox' });
  assert.equal(enginePrograms('firefox', machine(webkit)), undefined);
  assert.deepEqual(enginePrograms('webkit', machine(webkit)), {
    WEBKIT_DRIVER_PATH: 'WebKitWebDriver',
    XVFB_PATH: 'Xvfb',
    STDBUF_PATH: 'stdbuf',
  });
  assert.equal(enginePrograms('webkit', machine(webkit, false)), undefined);
  for (const missing of webkit) {
    const rest = webkit.filter((name) => name !== missing);
    assert.equal(enginePrograms('webkit', machine(rest)), undefined, missing);
  }
});

test('reports what to install if an engine is missing', () => {
  assert.match(formatNotTested('firefox'), /FIREFOX WAS NOT TESTED.*apt-get install -y firefox-esr\b/);
  assert.match(formatNotTested('webkit'), /WEBKIT WAS NOT TESTED.*webkit2gtk-driver.*xvfb/);
});

test('accepts engines and parts of file names in any order; without an engine, all of them', () => {
  assert.deepEqual(parseEngineArgs([]), { engines: ENGINES, words: [] });
  assert.deepEqual(parseEngineArgs(['sweep', 'webkit']), { engines: ['webkit'], words: ['sweep'] });
  assert.deepEqual(parseEngineArgs(['members']), { engines: ENGINES, words: ['members'] });
});
