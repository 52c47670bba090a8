import { KeyObject } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { createJwtKeyOnce } from './jwt-key';

/** A Strapi that has only a configuration, with one value. */
function configured(secret: unknown) {
  let value = secret;
  const config = { get: () => value, set: (_path: string, next: unknown) => (value = next) };
  return { config: config as unknown as Core.Strapi['config'], value: () => value };
}

test('creates a key of the same bytes, and only once', () => {
  const { config, value } = configured('a secret of ours: é');
  createJwtKeyOnce({ config });
  const key = value();
  expect(key).toBeInstanceOf(KeyObject);
  expect((key as KeyObject).export()).toEqual(Buffer.from('a secret of ours: é'));
  createJwtKeyOnce({ config });
  expect(value()).toBe(key);
});
