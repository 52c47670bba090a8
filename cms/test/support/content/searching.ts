import request from 'supertest';
import type { Cms } from '../harness';

const get = async (cms: Cms, path: string, search: string): Promise<unknown[]> =>
  (await request(cms.server).get(path).query({ search }).expect(200)).body;

/** The slugs of the search results, in order. */
export const findBySearch = async (cms: Cms, words: string): Promise<string[]> =>
  (await get(cms, '/api/blogs', words)).map((article) => (article as { slug: string }).slug);

/** The suggestions for a search that is being typed. */
export const suggestFor = async (cms: Cms, typed: string): Promise<string[]> =>
  (await get(cms, '/api/blogs/suggestions', typed)) as string[];
