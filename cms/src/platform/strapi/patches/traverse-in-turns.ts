import * as v from 'valibot';
import { createTurns } from '../../database/sqlite/turns';

type Visitor = (options: unknown, tools: unknown) => unknown;
/** Curried: with fewer parameters it returns what takes the rest. */
type Traverse = (visitor: Visitor, ...rest: unknown[]) => unknown;

/**
 * Strapi visits each field of each part of an article some ten times for a save: who may write it, which relations it holds. It begins
 * with all blocks at once and waits for nothing, so that 6,000 parts held the process for a third of a second. Here a visit waits when
 * others have not had their turn for long.
 * @returns what undoes it
 */
export function traverseInTurns(): () => void {
  const utils: unknown = require('@strapi/utils');
  if (!isUtils(utils)) throw new Error('@strapi/utils is not as it was. Was Strapi updated?');
  const { traverseEntity } = utils;
  const othersTurn = createTurns();
  utils.traverseEntity = (visitor, ...rest) =>
    traverseEntity(
      (options, tools) => {
        const turn = othersTurn();
        return turn ? turn.then(() => visitor(options, tools)) : visitor(options, tools);
      },
      ...rest,
    );
  return () => {
    utils.traverseEntity = traverseEntity;
  };
}

const isUtils = (utils: unknown): utils is { traverseEntity: Traverse } =>
  v.is(v.looseObject({ traverseEntity: v.function() }), utils);
