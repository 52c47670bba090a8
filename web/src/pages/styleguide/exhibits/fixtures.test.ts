import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SRC = path.join(__dirname, '../../..');
const IMPORT = /import \{([^}]*)\} from '([^']+\.fixture)';/g;

/** The files below a folder of `src`, by path. */
const filesIn = (folder: string, kind: RegExp) =>
  readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => kind.test(file));

/** The fixtures that a file imports, such as `ui/Fold/Fold.fixture longFold`. */
const takenBy = (file: string) =>
  [...readFileSync(path.join(SRC, file), 'utf8').matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `${path.posix.join(path.posix.dirname(file), from)} ${name}`),
  );

const FIXTURES = filesIn('ui', /\.fixture\.ts$/).map((file) => file.replace(/\.ts$/, ''));
const shown = new Set(filesIn('pages/styleguide', /(?<!\.test)\.tsx$/).flatMap(takenBy));
const byTests = new Set(
  ['ui', 'features', 'layouts', 'blocks']
    .flatMap((folder) => filesIn(folder, /\.test\.tsx?$/))
    .flatMap(takenBy),
);
const isIn = (all: Set<string>, fixture: string) => [...all].some((taken) => taken.startsWith(`${fixture} `));

/** Includes the fixtures that a tested fixture is built from. */
const tested = new Set([
  ...byTests,
  ...FIXTURES.filter((fixture) => isIn(byTests, fixture)).flatMap((fixture) => takenBy(`${fixture}.ts`)),
]);

test.each(FIXTURES)('%s is used by the style guide and by tests', (fixture) => {
  expect({ isShown: isIn(shown, fixture), isTested: isIn(tested, fixture) }).toEqual({
    isShown: true,
    isTested: true,
  });
});

test('the style guide uses only fixture exports that tests use', () => {
  expect([...shown].filter((taken) => !tested.has(taken))).toEqual([]);
});
