import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scratchEnvironment } from './environment.ts';
import { parseProductSettings } from './settings.ts';
import { isSwitchedOn } from './switched-on.ts';

test('scripts and both servers accept the same words for on and off', async () => {
  for (const word of ['on', 'ON', '1', 'true', 'yes', 'off', '0', 'false', 'No']) {
    const env = scratchEnvironment({ DEMO_CONTENT: word, TRUST_PROXY: word });
    const { demoContent } = await parseProductSettings(env);
    assert.equal(demoContent, isSwitchedOn(word), word);
  }
  assert.equal(isSwitchedOn(undefined), false);
});
