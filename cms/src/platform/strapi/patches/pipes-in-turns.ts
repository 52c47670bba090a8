import { async as strapiAsync } from '@strapi/utils';
import { createTurnQueue } from '../../database/sqlite/turn-queue';

type Step = (value: unknown) => unknown;
type Pipe = (...steps: Step[]) => (...parameters: unknown[]) => Promise<unknown>;

/**
 * Strapi passes an article through some ten functions that visit every field before it is written and before it is
 * returned, for validation and permissions. They do not query the database and run without a pause. This patch yields
 * to the event loop between them.
 * @returns a function that undoes the patch
 */
export function takeTurnsInPipes(): () => void {
  const { pipe }: { pipe: Pipe } = strapiAsync;
  const othersTurn = createTurnQueue();
  const giveWay: Step = async (value) => {
    await othersTurn();
    return value;
  };
  const inTurns: Pipe = (...steps) =>
    pipe(...steps.flatMap((step, index) => (index === 0 ? [step] : [giveWay, step])));
  Object.assign(strapiAsync, { pipe: inTurns });
  return () => {
    Object.assign(strapiAsync, { pipe });
  };
}
