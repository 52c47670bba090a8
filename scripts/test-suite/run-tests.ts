import { parseArgs } from 'node:util';
import { Failure } from '../lib/process/failure.ts';
import { formatCounts } from './counts.ts';
import { isPastDeadline } from './deadline.ts';
import { failureLines } from './failure-lines.ts';
import { parseShard } from './shard.ts';
import { runSuite, getTotal, type Part, type Result } from './suite.ts';
import { markdownTable, plainTable, recordTable } from './times.ts';

interface Choice {
  parts: Part[];
  /** Lines that name what the run omits, with the command that runs it. */
  notRun: string[];
  /** The command, as in docs/testing.md. */
  command: string;
}

export const OPTIONS_HELP = `
  -- --only NAME      one part (may be repeated)
  -- --shard 1/3      one of three shares, for three machines
  -- --record         writes the table of a run without failures into docs/testing.md
`.trimEnd();

/** Runs one of the test commands, ends its output with a table of its parts and the line of counts, and returns the exit code. */
export async function runTests(args: string[], { parts, notRun, command }: Choice): Promise<number> {
  const { only = [], shard: share, record } = parseOptions(args);
  const unknown = only.find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined) {
    throw new Failure(
      `There is no part "${unknown}". The parts are: ${parts.map(({ name }) => name).join(', ')}.`,
    );
  }
  if (record && (only.length > 0 || share !== undefined)) {
    throw new Failure('--record writes the table of a whole run: omit --only and --shard.');
  }
  const chosen = only.length > 0 ? withNeeded(parts, only) : parts;
  const results = await runSuite(chosen, share === undefined ? undefined : parseShard(share));
  const counts = getTotal(results);
  console.log(`\n${plainTable(results)}\n`);
  if (record && counts.failed === 0) recordTable(command, markdownTable(results));
  for (const line of notRun) console.log(line);
  if (isPastDeadline() && counts.skipped > 0)
    console.log('THE TIME OF THIS RUN WAS UP (TEST_DEADLINE): the skipped tests have not been run.');
  for (const line of unsteadyLines(results)) console.log(line);
  for (const line of allFailureLines(results)) console.log(line);
  console.log(formatCounts(counts));
  return counts.failed > 0 ? 1 : 0;
}

/** Names the tests that passed only when they were repeated: each of them is a fault of the test or of the product. */
function unsteadyLines(results: Result[]): string[] {
  const tests = results.flatMap(({ part, counts }) =>
    counts.unsteady.map((test) => `  ! ${part.name} › ${test}`),
  );
  return tests.length > 0 ? ['Passed only when repeated:', ...tests] : [];
}

/** Repeats the failed tests with their part at the end of the output, where they are easy to find. */
function allFailureLines(results: Result[]): string[] {
  const failures = results.flatMap(({ part, counts }) => failureLines(part.name, counts));
  return failures.length > 0 ? ['Failed:', ...failures] : [];
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string', multiple: true },
        shard: { type: 'string' },
        record: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n${OPTIONS_HELP}`);
  }
}

/** Returns the selected parts and those they need, in the order of the run. */
function withNeeded(parts: Part[], names: string[]): Part[] {
  const wanted = new Set(names);
  for (const part of parts.toReversed()) {
    if (wanted.has(part.name)) for (const name of part.needs ?? []) wanted.add(name);
  }
  return parts.filter(({ name }) => wanted.has(name));
}
