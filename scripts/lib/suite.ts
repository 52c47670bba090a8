import { countsLine, none, oneFailed, oneSkipped, total, type Counts } from './counts.ts';
import { Failure } from './failure.ts';
import { seconds } from './step.ts';

/** One part of `npm test`. */
export interface Part {
  title: string;
  takes: string;
  /** Titles of parts without which this one cannot run. */
  needs?: string[];
  run: () => Promise<Counts>;
}

/** Runs the parts in order and prints what each came to. A failed part stops only those that need it. */
export async function runSuite(parts: Part[]): Promise<Counts> {
  const results = new Map<string, Counts>();
  for (const part of parts) {
    console.log(`\n▸ ${part.title} (${part.takes})`);
    const began = Date.now();
    const blocker = part.needs?.find((title) => results.get(title)?.failed !== 0);
    const counts = blocker === undefined ? await counted(part) : oneSkipped;
    results.set(part.title, counts);
    if (blocker !== undefined) console.log(`  ✗ NOT RUN: it needs "${blocker}", which failed`);
    else
      console.log(
        `  ${counts.failed > 0 ? '✗' : '✓'} ${countsLine(counts)} in ${seconds(Date.now() - began)}`,
      );
  }
  console.log('');
  for (const [title, counts] of results) console.log(`  ${title.padEnd(40)} ${countsLine(counts)}`);
  console.log('');
  return total([none, ...results.values()]);
}

async function counted({ run }: Part): Promise<Counts> {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return oneFailed;
  }
}
