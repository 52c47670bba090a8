import * as v from 'valibot';
import { parse } from 'yaml';

/** A category name without commas, slashes or underscores (C20). */
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

/** A topic as defined in `topics.yaml`. */
export type TopicEntry = v.InferOutput<typeof Topics>[number];

/** @throws when the text is not a list of topics; the message says where */
export const parseTopics = (yaml: string): TopicEntry[] => v.parse(Topics, parse(yaml));
