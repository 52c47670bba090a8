import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseOptions, getWindow } from './options.ts';

test('selects all screens, devices and schemes by default', () => {
  assert.deepEqual(parseOptions([]), {
    names: [],
    devices: ['phone', 'desktop'],
    schemes: ['light', 'dark'],
  });
});

test('selects named screens, and a device and scheme with --only', () => {
  assert.deepEqual(parseOptions(['login', 'article', '--only', 'phone-dark']), {
    names: ['login', 'article'],
    devices: ['phone'],
    schemes: ['dark'],
  });
  assert.deepEqual(parseOptions(['--only', 'dark']).devices, ['phone', 'desktop']);
});

test('replaces the devices with a custom --width', () => {
  const { devices, schemes } = parseOptions(['--width', '768', '--only', 'light']);
  assert.deepEqual([devices, schemes], [['768'], ['light']]);
  assert.deepEqual(devices.map(getWindow), [{ width: 768, height: 800 }]);
});

for (const args of [['--only', 'tablet'], ['--width', '7'], ['--width', 'wide'], ['--all']]) {
  test(`refuses ${args.join(' ')} and names the option`, () => {
    assert.throws(() => parseOptions(args), { name: 'Error', message: new RegExp(args[0] ?? '') });
  });
}
