import fs from 'node:fs';
import path from 'node:path';

/** Patches that only a running CMS can show to work, each with its test in cms/test. Others have theirs beside them. */
const TESTED_IN_CMS: Record<string, string> = {
  'address-suggestions': 'articles',
  'admin-credentials': 'admin-sign-in',
  'admin-queries': 'relations-privacy',
  'automatic-mail': 'automatic-mail',
  'bcrypt-in-threads': 'hashing',
  'bulk-actions': 'suggested-articles',
  'graphql-schema': 'graphql-open',
  'many-blocks': 'edits-as-strapi',
  'measured-connection': 'slow-reads',
  'paid-features': 'quiet-admin',
  'prose-drafts': 'prose-drafts',
  'read-beside-writes': 'slow-reads',
  'relation-pickers': 'relation-pickers',
  'schema-sync': 'schema-changes',
};

test('every patch of Strapi or a driver has a test', () => {
  const files = fs.readdirSync(__dirname).filter((name) => name !== path.basename(__filename));
  const patches = files.filter((name) => !name.endsWith('.test.ts')).map((name) => name.replace(/\.ts$/, ''));
  const testedHere = patches.filter((name) => files.includes(`${name}.test.ts`));
  expect([...testedHere, ...Object.keys(TESTED_IN_CMS)].toSorted()).toEqual(patches.toSorted());
  const tests = fs
    .readdirSync(path.resolve(__dirname, '../../../../test'), { encoding: 'utf8', recursive: true })
    .map((file) => path.basename(file));
  for (const name of Object.values(TESTED_IN_CMS)) expect(tests).toContain(`${name}.test.ts`);
});
