import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions, windowOf } from './options.ts';

test('everything, where nothing is asked for', () => {
  assert.deepEqual(readOptions([]), { names: [], devices: ['phone', 'desktop'], schemes: ['light', 'dark'] });
});

test('some screens, on one device, in one scheme', () => {
  assert.deepEqual(readOptions(['login', 'article', '--only', 'phone-dark']), {
    names: ['login', 'article'],
    devices: ['phone'],
    schemes: ['dark'],
  });
  assert.deepEqual(readOptions(['--only', 'dark']).devices, ['phone', 'desktop']);
});

test('a width of its own takes the place of the devices', () => {
  const { devices, schemes } = readOptions(['--width', '768', '--only', 'light']);
  assert.deepEqual([devices, schemes], [['768'], ['light']]);
  assert.deepEqual(devices.map(windowOf), [{ width: 768, height: 800 }]);
});

for (const args of [['--only', 'tablet'], ['--width', '7'], ['--width', 'wide'], ['--all']]) {
  test(`${args.join(' ')} is refused in a sentence`, () => {
    assert.throws(() => readOptions(args), { name: 'Error', message: new RegExp(args[0] ?? '') });
  });
}
