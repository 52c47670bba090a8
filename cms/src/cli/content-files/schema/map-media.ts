import { type Article, type Entry } from '../model/article';
import { isObject, type Json, type JsonObject } from '../model/json';
import { type Attribute, type Attributes } from './attribute';
import { componentAttributes } from './schemas';

/** The place of a file in an article. */
export interface MediaPlace {
  /** The path of keys from the article: `['content', 2, 'items', 0, 'image']`. */
  path: (string | number)[];
  /** The types that the field accepts: `images`, `videos`, `audios`. */
  allowed: readonly string[];
  /** The picture is described where it is used: it has an alternative text there, or is decorative. */
  ownAlt: boolean;
}

export type MapMedia = (value: Json, place: MediaPlace) => Json;

const PICTURES = ['thumbnail', 'topBanner', 'secondTopBanner', 'middleBanner'] as const;
const IMAGES = ['images'] as const;

/** Replaces every file of an article by the result of `map`, including pictures in rich text. */
export function mapArticleMedia(article: Article, map: MapMedia): Article {
  const mapped: Article = {
    ...article,
    content: article.content.map((entry, index) => mapEntry(entry, index, map)),
  };
  for (const key of PICTURES) mapped[key] = getText(mapped[key], [key], map);
  if (article.seo) mapped.seo = mapFieldsMedia(article.seo, componentAttributes('meta.seo'), map, ['seo']);
  return mapped;
}

function getText(value: string | null, path: string[], map: MapMedia): string | null {
  if (value === null) return null;
  const mapped = map(value, { path, allowed: IMAGES, ownAlt: false });
  return typeof mapped === 'string' ? mapped : null;
}

function mapEntry(entry: Entry, index: number, map: MapMedia): Entry {
  const fields = mapFieldsMedia(entry, componentAttributes(entry.__component), map, ['content', index]);
  return { ...fields, __component: entry.__component };
}

/** Fields of a component; unknown fields are unchanged. */
export function mapFieldsMedia(
  fields: JsonObject,
  attributes: Attributes,
  map: MapMedia,
  path: (string | number)[],
): JsonObject {
  const mapped = { ...fields };
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = fields[name];
    if (value === undefined || value === null) continue;
    mapped[name] = mapValue(value, attribute, map, [...path, name], isDescribed(fields, attributes));
  }
  return mapped;
}

/** Components with a field `decorative` show the library's text where they have none; others with `alt` need no file. */
function isDescribed({ alt, decorative }: JsonObject, attributes: Attributes): boolean {
  if (!('decorative' in attributes)) return 'alt' in attributes;
  return decorative === true || (typeof alt === 'string' && alt.trim() !== '');
}

function mapValue(
  value: Json,
  attribute: Attribute,
  map: MapMedia,
  path: (string | number)[],
  ownAlt: boolean,
): Json {
  if (attribute.type === 'media') return map(value, { path, allowed: attribute.allowedTypes, ownAlt });
  if (attribute.type === 'blocks') return mapBody(value, map, path);
  if (attribute.type !== 'component') return value;
  const inner = componentAttributes(attribute.component);
  const one = (item: Json, at: (string | number)[]) =>
    isObject(item) ? mapFieldsMedia(item, inner, map, at) : item;
  return Array.isArray(value) ? value.map((item, index) => one(item, [...path, index])) : one(value, path);
}

/** Pictures are only at the top level of rich text. */
function mapBody(body: Json, map: MapMedia, path: (string | number)[]): Json {
  if (!Array.isArray(body)) return body;
  return body.map((node, index) => {
    if (!isObject(node) || node.type !== 'image' || node.image === undefined || node.image === null)
      return node;
    return {
      ...node,
      image: map(node.image, {
        path: [...path, index, 'image'],
        allowed: IMAGES,
        ownAlt: typeof node.alt === 'string' && node.alt !== '',
      }),
    };
  });
}

/** The same with an asynchronous map. */
export async function mapArticleMediaAsync(
  article: Article,
  map: (value: Json, place: MediaPlace) => Promise<Json>,
): Promise<Article> {
  const found: { value: Json; place: MediaPlace }[] = [];
  mapArticleMedia(article, (value, place) => {
    found.push({ value, place });
    return value;
  });
  const mapped: Json[] = [];
  for (const { value, place } of found) mapped.push(await map(value, place));
  let next = 0;
  return mapArticleMedia(article, () => mapped[next++] ?? null);
}
