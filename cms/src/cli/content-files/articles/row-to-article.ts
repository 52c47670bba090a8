import * as v from 'valibot';
import { type Article, type Entry } from '../model/article';
import { isObject, type Json, type JsonObject, getText, toJson } from '../model/json';
import { normalEntry } from '../schema/normal-entry';
import { type Library } from '../media/library';
import { libraryFile } from '../media/library-file';
import { mapFieldsMedia, type MapMedia, type MediaPlace } from '../schema/map-media';
import { normalFields } from '../schema/normal-fields';
import { componentAttributes } from '../schema/schemas';
import { fileToken } from './file-token';

const SEO = 'meta.seo';
const text = v.nullish(v.string(), null);
const moment = v.nullish(
  v.pipe(
    v.union([v.string(), v.number(), v.date()]),
    v.transform((value) => new Date(value).toISOString()),
  ),
  null,
);
const related = v.optional(v.array(v.object({ documentId: v.string() })), []);
const file = v.nullish(v.unknown(), null);

const Row = v.looseObject({
  id: v.number(),
  documentId: v.string(),
  slug: text,
  title: text,
  description: text,
  layoutType: text,
  author: text,
  publicationDate: moment,
  publishedAt: moment,
  thumbnail: file,
  topBanner: file,
  secondTopBanner: file,
  middleBanner: file,
  reviewer: text,
  reviewedOn: v.nullish(
    v.pipe(
      v.string(),
      v.transform((day) => day.slice(0, 10)),
    ),
    null,
  ),
  categories: related,
  suggestedBlogs: related,
  faqs: v.optional(
    v.array(v.object({ question: v.nullish(v.string(), ''), answer: v.nullish(v.string(), '') })),
    [],
  ),
  seo: v.nullish(v.unknown(), null),
  content: v.nullish(v.array(v.unknown()), null),
});

/**
 * Converts an article of the CMS, with ids for its relations: file tokens for media, document ids for categories and
 * suggested articles. `slug` is empty if a draft has none.
 * @param row of `blogs`, draft or published, populated as `readDocuments` does
 */
export async function toArticle(row: unknown, library: Library): Promise<Article> {
  const stored = v.parse(Row, row);
  const content = (stored.content ?? []).map(toJson).filter(isObject);
  await readFilesInProse(content, library);
  const token: MapMedia = (value, place) => getToken(value, place, library);
  const picture = (value: unknown) => (value ? fileToken(library.add(libraryFile(value)).id) : null);
  const seo = toJson(stored.seo);
  return {
    slug: stored.slug ?? '',
    replaces: null,
    title: stored.title,
    description: stored.description,
    categories: stored.categories.map(({ documentId }) => documentId),
    layoutType: stored.layoutType ?? '',
    author: stored.author,
    publicationDate: stored.publicationDate ?? stored.publishedAt,
    draft: stored.publishedAt === null && stored.publicationDate !== null,
    thumbnail: picture(stored.thumbnail),
    topBanner: picture(stored.topBanner),
    secondTopBanner: picture(stored.secondTopBanner),
    middleBanner: picture(stored.middleBanner),
    reviewer: stored.reviewer,
    reviewedOn: stored.reviewedOn,
    suggestedBlogs: stored.suggestedBlogs.map(({ documentId }) => documentId),
    faqs: stored.faqs,
    seo: isObject(seo) ? component(SEO, seo, token) : null,
    content: content.map((fields) => entry(fields, token)),
  };
}

function entry(fields: JsonObject, token: MapMedia): Entry {
  const uid = getText(fields.__component);
  return normalEntry(uid, mapFieldsMedia(fields, componentAttributes(uid), token, ['content']));
}

function component(uid: string, fields: JsonObject, token: MapMedia): JsonObject {
  const attributes = componentAttributes(uid);
  return normalFields(mapFieldsMedia(fields, attributes, token, [uid]), attributes);
}

/**
 * A picture in rich text is a copy of a file's record, identified by its hash. If the file has been deleted from the
 * library, only the copy remains.
 */
function getToken(value: Json, { path }: MediaPlace, library: Library): Json {
  if (!isObject(value)) return value;
  if (!path.includes('body')) return fileToken(library.add(libraryFile(value)).id);
  const file = typeof value.hash === 'string' ? library.knownByHash(value.hash) : undefined;
  return file ? fileToken(file.id) : value;
}

async function readFilesInProse(content: JsonObject[], library: Library): Promise<void> {
  const nodes = content.flatMap(({ body }) => (Array.isArray(body) ? body.filter(isObject) : []));
  for (const { image } of nodes) {
    if (isObject(image) && typeof image.hash === 'string') await library.findByHash(image.hash);
  }
}
