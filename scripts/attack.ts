import path from 'node:path';
import { parseArgs } from 'node:util';
import { judgeAttacks } from './attack/aims.ts';
import { ATTACKS } from './attack/attacks.ts';
import { requireLoopback } from './attack/target/loopback.ts';
import {
  asJson,
  faultList,
  toJsonResults,
  markdownComparison,
  markdownTable,
  plainComparison,
  plainTable,
  toRecord,
} from './attack/report.ts';
import { hasPassed, runAttacks, type Result } from './attack/run.ts';
import { startTarget } from './attack/start.ts';
import { createTarget, type Target } from './attack/target/target.ts';
import { formatAim } from './bench/format-aim.ts';
import { command } from './lib/process/command.ts';
import { writeDocsSection } from './lib/codegen/docs-section.ts';
import { Failure } from './lib/process/failure.ts';
import { inRoot, root } from './lib/files/root.ts';

const help = `
npm run attack

Attacks the built product in every way that was found to harm it or that it must withstand, while other visitors read.
Prints the responses that those visitors got, the servers' memory, event loop delays and disk use, and whether every
expectation was met. Starts the product as npm start does, on free ports and with a temporary data folder. Linux only:
every visitor has a separate address in 127.0.0.0/8. Takes about ten minutes. Times depend on the machine and never fail
a run.

  -- --only NAME   one attack (may be repeated)
  -- --short       the two-minute form that npm run test:full runs
  -- --root DIR    the product of another checkout, which must be built
  -- --compare DIR the product of another checkout and then this one, in one table
  -- --record      with --compare: writes the results into docs/attacks.md
  -- --url URL     a running site on loopback (http://127.0.0.1:3000); anything else is refused
  -- --markdown    the table as Markdown
  -- --json        everything as JSON (npm run --silent attack -- --json)

The attacks, with the numbers of the long form:

${ATTACKS.map(({ name, does }) => `  ${name.padEnd(20)} ${does}`).join('\n')}
`;

await command(help, async (args) => {
  const { only = [], short = false, root: home = root, compare, record, url, markdown, json } = parse(args);
  if (process.platform !== 'linux')
    throw new Failure('Attacks need Linux: on other systems 127.0.0.1 is the only loopback address.');
  const unknown = only.find((name) => !ATTACKS.some((attack) => attack.name === name));
  if (record && (compare === undefined || only.length > 0 || url !== undefined))
    throw new Failure('--record requires --compare and all attacks.');
  if (unknown !== undefined) throw new Failure(`There is no attack "${unknown}".`);
  // With --json, stdout must contain only JSON, so progress goes to stderr.
  if (json) console.log = console.error;
  const before = compare === undefined ? undefined : await attacked(path.resolve(compare), undefined);
  const results = await attacked(path.resolve(home), url);
  print();
  if (record && before)
    writeDocsSection(inRoot('docs/attacks.md'), 'attacks before and after', toRecord(before, results, short));
  return results.every(hasPassed) ? 0 : 1;

  async function attacked(checkout: string, site: string | undefined): Promise<Result[]> {
    const target = await getTarget(checkout, site, short);
    const found = await runAttacks(
      target,
      ATTACKS.filter(
        ({ name, needs }) =>
          (only.length === 0 || only.includes(name)) && (needs === undefined || target.own !== undefined),
      ),
    );
    await target.own?.running.web.stop();
    await target.own?.running.cms.stop();
    return found;
  }

  function print(): void {
    if (json) {
      const after = toJsonResults(results);
      process.stdout.write(`${asJson(before ? { before: toJsonResults(before), after } : after)}\n`);
    } else if (before) {
      console.log(`\n${(markdown ? markdownComparison : plainComparison)(before, results)}\n`);
      for (const [which, ones] of Object.entries({ before, after: results }))
        console.log(`Failed expectations ${which}:\n\n${faultList(ones) || 'none'}\n`);
    } else console.log(`\n${(markdown ? markdownTable : plainTable)(results)}\n`);
    if (!json) for (const aim of judgeAttacks(results)) console.log(formatAim(aim));
  }
});

async function getTarget(home: string, url: string | undefined, isShort: boolean): Promise<Target> {
  if (url === undefined) return startTarget(home, isShort);
  return createTarget(requireLoopback(url), { home, isShort, own: undefined });
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string', multiple: true },
        short: { type: 'boolean' },
        root: { type: 'string' },
        compare: { type: 'string' },
        url: { type: 'string' },
        markdown: { type: 'boolean' },
        json: { type: 'boolean' },
        record: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
