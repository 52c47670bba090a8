import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { getDialect } from '../../platform/database/dialect';
import { getActor } from '../../platform/strapi/actor';
import type { AdminRequest, AdminRoute } from '../../platform/strapi/mount-admin-routes';
import { addWords, findWordProblem, MOST_WORDS, readWordList, removeWord } from '../comments/held/word-list';
import { parseInput } from './parse-input';
import { getRights } from './rights';

const Added = v.object({
  words: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(1000), v.trim())),
    v.minLength(1),
    v.maxLength(MOST_WORDS),
  ),
});
const Removed = v.object({ key: v.pipe(v.string(), v.maxLength(255)) });

const NO_WORDS = `Send at least one word, and at most ${MOST_WORDS}.`;
const TOO_MANY = `The list can hold ${MOST_WORDS} words and phrases. Nothing was added: remove some first.`;

/** Routes of the word list: comments that contain one of its words wait for the editors. */
export function getWordRoutes(strapi: Core.Strapi): AdminRoute[] {
  const knex = strapi.db.connection;
  const allows = ({ ability }: AdminRequest) => getRights(strapi, ability).hide;
  const list = async () => ({ words: await readWordList(knex) });
  return [
    { method: 'GET', path: '/admin/moderation/words', allows, handle: list },
    {
      method: 'POST',
      path: '/admin/moderation/words',
      allows,
      handle: async ({ body }) => {
        const { words } = parseInput(Added, body, NO_WORDS);
        const problem = words.map(findWordProblem).find((one) => one !== undefined);
        if (problem !== undefined) throw new errors.ValidationError(problem);
        const by = { now: Date.now(), addedBy: getActor(strapi).name };
        if (!(await addWords(knex, getDialect(strapi), words, by)))
          throw new errors.ValidationError(TOO_MANY);
        return list();
      },
    },
    {
      method: 'POST',
      path: '/admin/moderation/words/remove',
      allows,
      handle: async ({ body }) => {
        const { key } = parseInput(Removed, body, 'Send the word to remove.');
        return (await removeWord(knex, key)) ? list() : undefined;
      },
    },
  ];
}
