import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Paths from the root of the repository. */
const SOURCE = 'scripts/shared-rules';
const COPIES = ['cms/src/platform/shared', 'web/src/lib/shared'];

/** Copies the rules that both cms and web need. The packages share no code, so each gets a copy of the one source. */
export function copySharedRules(root: string): void {
  const names = readdirSync(path.join(root, SOURCE))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'));
  for (const folder of COPIES) {
    mkdirSync(path.join(root, folder), { recursive: true });
    for (const file of readdirSync(path.join(root, folder))) {
      if (file.endsWith('.gen.ts')) rmSync(path.join(root, folder, file));
    }
    for (const name of names) {
      const text = readFileSync(path.join(root, SOURCE, `${name}.ts`), 'utf8');
      writeFileSync(
        path.join(root, folder, `${name}.gen.ts`),
        `// Copied from ${SOURCE}/${name}.ts by npm run codegen.\n${text.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.gen'")}`,
      );
    }
  }
}
