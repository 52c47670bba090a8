import * as v from 'valibot';
import { createTurnQueue } from '../../database/sqlite/turn-queue';

type Visitor = (options: unknown, tools: unknown) => unknown;
/** Curried: with fewer parameters it returns a function for the remaining ones. */
type Traverse = (visitor: Visitor, ...rest: unknown[]) => unknown;

/**
 * Strapi visits each field of each component of an article some ten times per save, to check permissions and relations.
 * It starts with all blocks at the same time and never waits, so 6,000 components blocked the process for a third of a
 * second. With this patch a visit waits if other work has not run for too long.
 * @returns a function that undoes the patch
 */
export function traverseInTurns(): () => void {
  const utils: unknown = require('@strapi/utils');
  if (!isUtils(utils)) throw new Error('@strapi/utils has changed. Was Strapi updated?');
  const { traverseEntity } = utils;
  const othersTurn = createTurnQueue();
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
