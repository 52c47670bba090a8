import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect } from '../../platform/database/dialect';
import { getActor } from '../../platform/strapi/actor';
import type { AdminRequest, AdminRoute } from '../../platform/strapi/mount-admin-routes';
import { addWords, readWordList, removeWord } from '../comments/held/word-list';
import { parseInput } from './parse-input';
import { getRights } from './rights';

/** A paste may have more lines than the list has room for: each of them gets an answer. */
const MOST_LINES = 5000;

const Added = v.object({
  words: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MOST_LINES)),
});
const Removed = v.object({ key: v.pipe(v.string(), v.maxLength(255)) });

const NO_WORDS = `Send at least one word, and at most ${MOST_LINES.toLocaleString('en')} at a time.`;

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
        const by = { now: Date.now(), addedBy: getActor(strapi).name };
        const result = await addWords(knex, getDialect(strapi), words, by);
        return { ...(await list()), ...result };
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
