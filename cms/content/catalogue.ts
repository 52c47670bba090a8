import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { slugify } from '../src/platform/shared/slug.gen';

/** A name of a category without comma, slash or underscore (C20). */
const Name = v.pipe(v.string(), v.regex(/^[^,/_<>]+$/), v.maxLength(100));
const Names = v.array(Name);
const Heading = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

const Topics = v.array(
  v.strictObject({
    name: Name,
    value: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]+(-[a-z0-9]+)*$/)),
    hue: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359)),
    headings: v.strictObject({
      topics: Heading,
      routine: Heading,
      issues: Heading,
      featured: Heading,
      carousel: Heading,
      latest: Heading,
    }),
    laterAds: v.optional(v.boolean(), true),
    tiles: v.strictObject({ explore: Names, popular: Names }),
    subTopics: Names,
  }),
);

/** One of the 31 topics, each with a hub page and 20 sub-topics (C20), as `topics.yaml` has it. */
export interface Topic extends Readonly<v.InferOutput<typeof Topics>[number]> {
  /** The last part of the address of its hub page. */
  slug: string;
}
export type HubHeadings = Topic['headings'];

/** The file lies in the sources: the build puts programs alone into `dist`. Not `__dirname`, which tsx sets otherwise. */
function topicsFile(): string {
  const folder = path.dirname(__filename);
  const beside = path.join(folder, 'topics.yaml');
  return fs.existsSync(beside) ? beside : path.resolve(folder, '../../content/topics.yaml');
}

/** In the order of document 3. */
export const CATALOGUE: readonly Topic[] = v
  .parse(Topics, parse(fs.readFileSync(topicsFile(), 'utf8')))
  .map((topic) => ({ ...topic, slug: slugify(topic.name) }));
