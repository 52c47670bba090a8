import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const CMS_TESTS = path.resolve(__dirname, '../../../../test');

/**
 * Patches that only a running CMS can show to work: a file of cms/test, and the test there that fails without the
 * patch. Others have their test beside them.
 */
const TESTED_IN_CMS: [patch: string, file: string, title: string][] = [
  [
    'account-names',
    'account-names',
    'a name has no characters that hide something or turn the text around it',
  ],
  ['account-rights', 'super-admins', 'cannot %s'],
  ['address-suggestions', 'articles', 'is the same when regenerated in the form and on the server'],
  ['admin-credentials', 'admin-sign-in', 'compares a hash whether or not the admin exists'],
  ['admin-queries', 'relations-privacy', '%s cannot filter or sort by hidden fields of a member'],
  ['automatic-mail', 'automatic-mail', '%s is marked as automatic, and its bounces do not reach the editors'],
  [
    'bcrypt-in-threads',
    'hashing',
    'concurrent passwords from one address wait in a short queue, and the rest get 503',
  ],
  ['bulk-actions', 'suggested-articles', 'publishes again articles that suggest each other'],
  ['checked-actions', 'super-admins', 'only super admins manage transfer tokens'],
  [
    'clone-values',
    'questions',
    'a duplicate has what its form was left with, and nothing else of the original',
  ],
  ['clone-values', 'relations', 'a duplicate has the categories of its original, with what its form changed'],
  ['document-ids', 'drafts-of-others', 'an entry cannot be given the id of another one'],
  ['account-ids', 'hostile-entries', 'accounts are deleted all or none: %j'],
  ['entry-input', 'hostile-entries', '%j is refused with a sentence, and nothing is stored'],
  ['graphql-schema', 'graphql-open', 'accepts a few aliased fields'],
  ['many-blocks', 'long-articles', 'no more statements than for one with few'],
  ['limited-relations', 'drafts-of-others', 'related to an article of one’s own is shown by its ids only'],
  ['limited-search', 'hidden-search', 'a search finds nothing in fields that a role may not read'],
  // This one shows that the patch changes nothing else.
  [
    'many-blocks',
    'edits-as-strapi',
    'random edits with seed %i have the same responses, rows and readers’ results as in unpatched Strapi',
  ],
  ['measured-connection', 'slow-reads', 'a read that was slow on SQLite runs in a thread the next time'],
  ['paid-features', 'quiet-admin', 'the admin’s request to %s succeeds'],
  ['prose-drafts', 'prose-drafts', 'to %j is saved, and published with the intended address'],
  ['read-beside-writes', 'slow-reads', 'a read that was slow on SQLite runs in a thread the next time'],
  ['relation-pickers', 'relation-pickers', '%s never gets 500 for one of Strapi’s own relations'],
  ['source-rights', 'drafts-of-others', 'no route gives an author a draft of somebody else, or changes it'],
  ['route-rights', 'open-routes', 'the writing routes of the admin that need no right'],
  ['schema-sync', 'schema-changes', 'a release can add a field to every content type, and remove it'],
];

const entries = fs.readdirSync(__dirname).filter((name) => name !== path.basename(__filename));
const patches = entries.filter((name) => !name.endsWith('.test.ts')).map((name) => name.replace(/\.ts$/, ''));
const testedHere = patches.filter((name) => entries.includes(`${name}.test.ts`));

test('every patch of Strapi or a driver has a test', () => {
  expect([...new Set([...testedHere, ...TESTED_IN_CMS.map(([patch]) => patch)])].toSorted()).toEqual(
    patches.toSorted(),
  );
});

test.each(TESTED_IN_CMS)('the test of %s in %s exists and expects something', (_patch, file, title) => {
  const all = fs.readdirSync(CMS_TESTS, { encoding: 'utf8', recursive: true });
  const found = all.filter((name) => path.basename(name) === `${file}.test.ts`);
  expect(found).toHaveLength(1);
  expect(findExpectingTests(path.join(CMS_TESTS, found[0]!)).titles).toContain(title);
});

test.each(testedHere)('the test beside %s imports the patch and expects something', (name) => {
  const { titles, imports } = findExpectingTests(path.join(__dirname, `${name}.test.ts`));
  expect(imports).toContain(`./${name}`);
  expect(titles).not.toEqual([]);
});

/** The titles of a file's tests that call `expect`, itself or by a helper that begins so, and the modules it imports. */
function findExpectingTests(file: string): { titles: string[]; imports: string[] } {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = { titles: [] as string[], imports: [] as string[] };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) found.imports.push(getText(node.moduleSpecifier));
    if (ts.isCallExpression(node) && /^(?:test|it)\b/.test(node.expression.getText())) {
      const [title, body] = node.arguments;
      if (title && body && /\bexpect\w*\(/.test(body.getText())) found.titles.push(getText(title));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const getText = (node: ts.Node): string => (ts.isStringLiteralLike(node) ? node.text : '');
