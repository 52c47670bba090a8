import { async as strapiAsync } from '@strapi/utils';
import { createTurns } from '../../database/sqlite/turns';

type Step = (value: unknown) => unknown;
type Pipe = (...steps: Step[]) => (...parameters: unknown[]) => Promise<unknown>;

/**
 * Strapi takes an article through some ten functions that look at every field of it, before it is written and before it is answered:
 * what the form may hold, who may see what. They ask no database and follow one another without a pause. Here others have their turn
 * between them.
 * @returns what undoes it
 */
export function takeTurnsInPipes(): () => void {
  const { pipe }: { pipe: Pipe } = strapiAsync;
  const othersTurn = createTurns();
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
