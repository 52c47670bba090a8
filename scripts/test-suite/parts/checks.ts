import { inRoot } from '../../lib/files/root.ts';

/** A program that passes or fails as a whole. */
export interface Check {
  title: string;
  cwd: string;
  program: string;
  args: string[];
}

const tool = (name: string): string => inRoot('node_modules/.bin', name);
const cruise = (title: string, config: string, args: string[]): Check => ({
  title,
  cwd: inRoot(),
  program: tool('depcruise'),
  args: ['--config', config, '--output-type', 'err', ...args],
});
const imports = (title: string, tsConfig: string, folders: string[]): Check =>
  cruise(title, '.dependency-cruiser.cjs', ['--ts-config', tsConfig, ...folders]);

/** The formatting, which takes longest, lint (warnings count as errors), and the directions of imports. */
export const lintChecks: Check[] = [
  {
    title: 'prettier',
    cwd: inRoot(),
    program: tool('prettier'),
    // Files that have not changed since they were last found well formatted are not read again.
    args: ['--check', '--cache', '--log-level', 'warn', '.'],
  },
  { title: 'oxlint', cwd: inRoot(), program: tool('oxlint'), args: [] },
  imports('imports of cms', 'cms/tsconfig.json', [
    'cms/config',
    'cms/database',
    'cms/src',
    'cms/content',
    'cms/test',
  ]),
  imports('imports of web', 'web/tsconfig.json', ['web/server', 'web/src', 'web/codegen', 'web/test']),
  imports('imports of scripts and e2e', 'scripts/tsconfig.json', ['scripts', 'e2e']),
  cruise('cycles of folders', '.dependency-cruiser.folders.cjs', [
    'cms/database',
    'cms/src',
    'web/server',
    'web/src',
    'scripts',
  ]),
];

export const typeChecks: Check[] = [
  { title: 'types of scripts', cwd: inRoot(), program: tool('tsc'), args: ['-p', 'scripts'] },
  { title: 'types of e2e', cwd: inRoot(), program: tool('tsc'), args: ['-p', 'e2e'] },
  { title: 'types of cms', cwd: inRoot('cms'), program: 'npm', args: ['run', '--silent', 'typecheck'] },
  { title: 'types of web', cwd: inRoot('web'), program: 'npm', args: ['run', '--silent', 'typecheck'] },
];
