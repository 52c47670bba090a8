import type { Block } from '../../blocks/block';
import { fromEntry } from '../../blocks/from-entry';
import type { Article, Entry } from '../content-files/model/article';
import type { Json } from '../content-files/model/json';
import { mapArticleMedia, type MediaPlace } from '../content-files/schema/map-media';

/** A file that an article uses, as far as the rules ask. */
export interface MediaFacts {
  /** The same for the same file: of one on disk its bytes, so that a copy under another name is known. */
  key: string;
  /** What people call it. */
  name: string;
  mime: string;
  /** Null: nobody has written it. Empty: the picture only decorates. */
  alt: string | null;
}

export interface ShownPicture {
  /** Where in the article it stands: `['thumbnail']`, `['content', 2, 'image']`. */
  path: MediaPlace['path'];
  key: string;
  name: string;
  alt: string | null;
}

export interface PlacedBlock {
  /** Where it stands: `['content', 2]`, in prose `['content', 2, 'body', 0]`. */
  path: readonly PropertyKey[];
  block: Block;
}

/** An article with all that the rules look at. */
export interface Subject {
  /** With categories and suggestions by name and address. */
  article: Article;
  blocks: readonly PlacedBlock[];
  pictures: readonly ShownPicture[];
  /** Where a person finds what stands at a path of the article: `articles/x.md:12`, or `"Title" (/blog/x)`. */
  getPlace(...path: PropertyKey[]): string;
}

const SHOWN_WIDTH = 800;
const SHOWN_HEIGHT = 450;

/** @param getFacts answers null for a file that is not there: the block without it is not shown, and so not judged */
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

/** As the CMS answers a file of its library. Its size is no concern of the rules, and a picture without one is not shown. */
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

/** Prose makes a block of each of its lines: taken apart, each is found where it stands. */
function parts(entry: Entry): { path: PropertyKey[]; part: Entry }[] {
  const { body } = entry;
  if (!Array.isArray(body)) return [{ path: [], part: entry }];
  return body.map((node, at) => ({ path: ['body', at], part: { ...entry, body: [node] } }));
}
