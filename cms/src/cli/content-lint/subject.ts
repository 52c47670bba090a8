import type { Block } from '../../blocks/block';
import { fromEntry } from '../../blocks/from-entry';
import type { Article, Entry } from '../content-files/model/article';
import type { Json } from '../content-files/model/json';
import { mapArticleMedia, type MediaPlace } from '../content-files/schema/map-media';

/** The properties of a file in an article that the rules need. */
export interface MediaFacts {
  /** An id of the content: a hash for a file on disk, so that a copy under another name is recognised. */
  key: string;
  /** The name shown in messages. */
  name: string;
  mime: string;
  /** Null: missing. Empty: the picture is decorative. */
  alt: string | null;
}

export interface ShownPicture {
  /** Its path in the article: `['thumbnail']`, `['content', 2, 'image']`. */
  path: MediaPlace['path'];
  key: string;
  name: string;
  alt: string | null;
}

export interface PlacedBlock {
  /** Its path: `['content', 2]`, in prose `['content', 2, 'body', 0]`. */
  path: readonly PropertyKey[];
  block: Block;
}

/** An article with everything that the rules check. */
export interface Subject {
  /** With names of categories and addresses of suggestions. */
  article: Article;
  blocks: readonly PlacedBlock[];
  pictures: readonly ShownPicture[];
  /** Where to find a path of the article: `articles/x.md:12`, or `"Title" (/blog/x)`. */
  getPlace(...path: PropertyKey[]): string;
}

const SHOWN_WIDTH = 800;
const SHOWN_HEIGHT = 450;

/** @param getFacts returns null for a missing file: a block without its file is not displayed, and so not checked */
export function getSubject(
  article: Article,
  getFacts: (file: Json, place: MediaPlace) => MediaFacts | null,
  getPlace: Subject['getPlace'],
): Subject {
  const pictures: ShownPicture[] = [];
  const shown = mapArticleMedia(article, (file, place) => {
    const facts = getFacts(file, place);
    if (!facts) return null;
    const { key, name, mime, alt } = facts;
    if (mime.startsWith('image/') && !place.ownAlt) pictures.push({ path: place.path, key, name, alt });
    return place.path[0] === 'content' ? stored(facts) : file;
  });
  const blocks = shown.content.flatMap((entry, at) =>
    parts(entry).flatMap(({ path, part }) =>
      fromEntry([part]).map((block) => ({ path: ['content', at, ...path], block })),
    ),
  );
  return { article, blocks, pictures, getPlace: getPlace };
}

/** Facts about a file of the CMS's library. No rule checks its size, but a picture without one is not displayed. */
function stored({ key, name, mime, alt }: MediaFacts): Json {
  return {
    url: `/uploads/${encodeURIComponent(key)}`,
    name,
    mime,
    alternativeText: alt,
    width: SHOWN_WIDTH,
    height: SHOWN_HEIGHT,
  };
}

/** Splits prose into a block per node, so that each is reported at its place. */
function parts(entry: Entry): { path: PropertyKey[]; part: Entry }[] {
  const { body } = entry;
  if (!Array.isArray(body)) return [{ path: [], part: entry }];
  return body.map((node, at) => ({ path: ['body', at], part: { ...entry, body: [node] } }));
}
