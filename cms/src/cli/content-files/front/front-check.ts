import * as v from 'valibot';
import { type Article } from '../model/article';
import { type Json } from '../model/json';
import { toMoment } from './timestamp';
import { type Check, fieldsCheck, type State, valueCheck, withoutUndefined } from '../checks/checks';
import { knownFields } from '../schema/known-fields';
import { normalFields } from '../schema/normal-fields';
import { componentAttributes, typeAttributes } from '../schema/schemas';
import { slugFromTitle } from '../../../domain/articles/writing/article-slug';
import { ATTRIBUTE, type Key } from './keys';

export type Front = Omit<Article, 'content'>;

const SLUG = /^[A-Za-z0-9-_.~]+$/;
const SEO = 'meta.seo';
const QUESTION = 'parts.question';

/** Validates the front matter against the article type's schema and renames its keys to those of the CMS. */
export function frontCheck(state: State): v.GenericSchema<unknown, Front> {
  const blog = typeAttributes('blog');
  const defaultLayout = blog.layoutType?.type === 'enumeration' ? (blog.layoutType.default ?? '') : '';
  const own = (key: Key): Check => {
    const attribute = blog[ATTRIBUTE[key] ?? key];
    if (!attribute) throw new Error(`The article type has no attribute for ${key}`);
    return valueCheck(key, attribute, state);
  };
  const text = (key: Key) => v.pipe(own(key), v.string());
  const open = (key: Key) => v.optional(v.nullable(text(key)), null);
  const slug = (key: Key) =>
    v.pipe(text(key), v.regex(SLUG, `${key} may contain only letters without accents, digits, - _ . and ~`));
  const title = text('title');

  return v.pipe(
    knownFields({
      slug: v.optional(slug('slug')),
      replaces: v.optional(v.nullable(slug('replaces')), null),
      title: state === 'draft' ? v.nullable(title) : title,
      description: open('description'),
      categories: names('categories', 'names of categories, the topic first: [Sleep, Insomnia]'),
      layout: v.optional(text('layout'), defaultLayout),
      author: open('author'),
      published: v.optional(v.nullable(moment), null),
      draft: v.optional(v.boolean('draft must be true or false'), false),
      thumbnail: open('thumbnail'),
      topBanner: open('topBanner'),
      secondTopBanner: open('secondTopBanner'),
      middleBanner: open('middleBanner'),
      reviewer: open('reviewer'),
      reviewedOn: open('reviewedOn'),
      suggested: names('suggested', 'slugs of articles: [sleep-well, start-walking]'),
      faqs: v.optional(v.array(question(state), 'faqs must be a list of question and answer'), []),
      seo: v.optional(v.nullable(seo(state)), null),
    }),
    v.check((front) => Boolean(front.slug ?? front.title), 'a file without a title needs a slug'),
    v.transform(({ layout, published, suggested, slug: given, ...front }) => ({
      ...front,
      slug: given ?? slugFromTitle(front.title ?? ''),
      layoutType: layout,
      publicationDate: published,
      suggestedBlogs: suggested,
    })),
  );
}

function names(key: Key, what: string) {
  const message = `${key} must be a list of ${what}`;
  return v.optional(
    v.pipe(
      v.array(v.string(message), message),
      v.check((list) => new Set(list).size === list.length, `${key} contains a duplicate`),
    ),
    [],
  );
}

const MOMENT = 'published must be a day or a moment in UTC: 2026-03-01 or 2026-03-01T08:00:00Z';
const moment = v.pipe(
  v.string(MOMENT),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const iso = toMoment(dataset.value);
    if (iso) return iso;
    addIssue({ message: `${MOMENT}; "${dataset.value}" is neither` });
    return NEVER;
  }),
);

function question(state: State) {
  const attributes = componentAttributes(QUESTION);
  const attribute = (name: 'question' | 'answer') => {
    const found = attributes[name];
    if (!found) throw new Error(`The component ${QUESTION} has no attribute ${name}`);
    return v.pipe(valueCheck(name, found, state), v.string());
  };
  return knownFields({ question: attribute('question'), answer: attribute('answer') });
}

function seo(state: State) {
  const attributes = componentAttributes(SEO);
  return v.pipe(
    fieldsCheck(attributes, state),
    v.transform((fields): Record<string, Json> => normalFields(withoutUndefined(fields), attributes)),
  );
}
