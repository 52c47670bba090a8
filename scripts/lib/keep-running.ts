import { isStopping } from './cleanup.ts';
import type { Service } from './service.ts';

/** After so many ends in so short a time starting again is no help. */
const ENDS = 3;
const WITHIN_MS = 60_000;

/**
 * Starts a server anew whenever it ends, so that the other one goes on with what it has meanwhile. Answers how it ended
 * last when it does so too often; never while the script itself is being stopped.
 * @throws what `startAgain` throws: a server that no longer becomes ready is not tried again
 */
export async function keepRunning(
  first: Pick<Service, 'name' | 'ended'>,
  startAgain: () => Promise<Pick<Service, 'name' | 'ended'>>,
  tell: (line: string) => unknown,
): Promise<string> {
  const ends: number[] = [];
  for (let service = first; ; service = await startAgain()) {
    const { how, lastWords } = await service.ended;
    if (isStopping()) return new Promise<string>(() => undefined);
    ends.push(Date.now());
    const often = ends.filter((moment) => Date.now() - moment < WITHIN_MS).length >= ENDS;
    if (often) {
      return `${service.name} ${how}, ${ENDS} times within a minute, so everything stops. The last it said:\n\n${lastWords}`;
    }
    tell(`\n${service.name} ${how} and is started again. The last it said:\n\n${lastWords}\n`);
  }
}
