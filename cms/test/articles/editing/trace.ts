import request from 'supertest';
import { requestByHash } from '../../support/graphql/request-by-hash';
import { category, picture } from '../../support/fixtures';
import { bootCms, type Cms } from '../../support/harness';
import { loginAsAdmin } from '../../support/members/sign-in';
import type { Patch } from '../../support/cms/strapi-host';
import { createLabels, withLabels } from './labels';
import { createRandom } from './random';
import type { Library, Part } from './random-content';
import { randomEditor } from './random-edit';
import { type Stored, storedRows } from './stored-rows';

/** An edit: the admin's response, what is stored afterwards, and what readers get. */
export interface Step {
  edit: string;
  status: number;
  response: unknown;
  stored: Stored;
  read: unknown[];
}

export interface Run {
  seed: number;
  edits: number;
  /** Maximum number of blocks of a new article. */
  most: number;
}

async function editAtRandom(cms: Cms, { seed, edits, most }: Run): Promise<Step[]> {
  const labels = createLabels();
  const moments = new Map<string, number>();
  const editor = randomEditor({ cms, random: createRandom(seed), most, ...(await prepared(cms)) });
  const steps: Step[] = [];
  for (let step = 0; step < edits; step += 1) {
    const { name, status, body } = await editor.edit();
    steps.push({
      edit: `${step + 1}. ${name}`,
      status,
      response: withLabels(labels, withoutKind(body)),
      stored: await storedRows(cms, labels, moments),
      read: withLabels(labels, await readers(cms)) as unknown[],
    });
  }
  return steps;
}

async function prepared(cms: Cms) {
  cms.strapi.log.silent = true;
  const file = async (name: string, ext: string, mime: string): Promise<number> => {
    const data = { name, hash: name, ext, mime, size: 1, url: `/uploads/${name}${ext}`, provider: 'local' };
    return (await cms.strapi.db.query('plugin::upload.file').create({ data })).id;
  };
  const images = [await picture(cms, 'night'), await picture(cms, 'leaf'), await picture(cms, 'sea')];
  const library: Omit<Library, 'inProse'> = {
    images,
    audio: await file('breathing', '.mp3', 'audio/mpeg'),
    video: await file('stretching', '.mp4', 'video/mp4'),
  };
  // The addresses of files contain a timestamp.
  const written = new Date('2026-01-01T00:00:00Z');
  await cms.strapi.db.connection('files').update({ created_at: written, updated_at: written });
  const {
    id: _id,
    documentId: _documentId,
    ...copy
  } = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id: images[0] } });
  const inProse: Part = JSON.parse(JSON.stringify(copy));
  const categories = [];
  for (const name of ['Naps', 'Walks', 'Teas']) categories.push((await category(cms, name)).documentId);
  return { token: await loginAsAdmin(cms, 'strapi-editor'), categories, library: { ...library, inProse } };
}

/** The REST and GraphQL responses for each published article. */
async function readers(cms: Cms): Promise<unknown[]> {
  const rows: { slug: string }[] = await cms.strapi.db
    .connection('blogs')
    .whereNotNull('published_at')
    .orderBy('id')
    .select('slug');
  const responses: unknown[] = [];
  for (const { slug } of rows) {
    const rest = await request(cms.server).get(`/api/blogs/slug/${encodeURIComponent(slug)}`);
    const graphql = await requestByHash(cms, 'ArticlePage', { slug });
    // The suggestions are shuffled every minute.
    const { keepReading: _, ...article } = graphql.body.data?.article ?? {};
    responses.push({ slug, rest: [rest.status, rest.body], graphql: [graphql.status, article] });
  }
  return responses;
}

/** Makes this many random edits in a separate CMS. */
export async function recordTrace(run: Run, leaveOut: readonly Patch[] = []): Promise<Step[]> {
  const cms = await bootCms({ THROTTLE: 'off' }, { leaveOut });
  try {
    return await editAtRandom(cms, run);
  } finally {
    await cms.stop();
  }
}

/**
 * Strapi has two error formats if an article gets components of another one: a plain error for blocks, its own for
 * nested components.
 */
function withoutKind(body: unknown): unknown {
  const { error } = (body ?? {}) as { error?: { status: number; message: string } };
  if (!error?.message.endsWith('are not related to the entity')) return body;
  return { status: error.status, message: error.message };
}
