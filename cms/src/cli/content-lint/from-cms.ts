import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getFileId } from '../content-files/articles/file-token';
import { readDocuments } from '../content-files/articles/documents';
import { readExisting } from '../content-files/articles/existing';
import { Names } from '../content-files/articles/names';
import { CATEGORY } from '../content-files/articles/uids';
import type { Article } from '../content-files/model/article';
import type { Json } from '../content-files/model/json';
import { Library } from '../content-files/media/library';
import { Originals } from '../content-files/media/originals';
import { getCategories, type Site } from './site';
import { type MediaFacts, type Subject, getSubject } from './subject';

const Category = v.object({ name: v.string(), slug: v.string(), kind: v.string() });
const OldAddress = v.object({ slug: v.string() });
const Copy = v.object({
  hash: v.string(),
  name: v.string(),
  mime: v.string(),
  alternativeText: v.nullish(v.string(), null),
});

/** The articles of the CMS: what readers see of each, and the draft if it differs. */
export async function readSubjectsFromCms(strapi: Core.Strapi): Promise<{ subjects: Subject[]; site: Site }> {
  const library = new Library(strapi, await Originals.read(strapi));
  const known = await readExisting(strapi);
  const names = new Names(known);
  const ids = [...new Set(known.addresses.map(({ documentId }) => documentId))].toSorted();
  const documents = await readDocuments(strapi, library, ids);
  const subjects = [...documents.values()].flatMap(({ draft, published }) => {
    const shown = published && names.inWords(published);
    const written = names.inWords(draft);
    const isShown = shown !== null && isDeepStrictEqual({ ...written, draft: shown.draft }, shown);
    return [shown, isShown ? null : written].flatMap((article) =>
      article
        ? getSubject(article, (file) => getFacts(file, library), placeIn(article, article === shown))
        : [],
    );
  });
  return {
    subjects,
    site: await getSite(
      strapi,
      known.addresses.flatMap(({ slug, published }) => (published ? slug : [])),
    ),
  };
}

function placeIn({ title, slug }: Article, isPublished: boolean): Subject['getPlace'] {
  const name = `${isPublished ? '' : 'draft '}"${title ?? 'without a title'}" (/blog/${slug})`;
  return (field) => (field === 'content' ? name : `${name}, ${String(field)}`);
}

function getFacts(file: Json, library: Library): MediaFacts | null {
  const id = getFileId(file);
  const known = id === null ? undefined : library.get(id);
  if (known) return { key: known.hash, name: known.name, mime: known.mime, alt: known.alternativeText };
  // A picture in rich text whose file has been deleted from the library.
  const copy = v.safeParse(Copy, file);
  if (!copy.success) return null;
  const { hash: key, name, mime, alternativeText: alt } = copy.output;
  return { key, name, mime, alt };
}

async function getSite(strapi: Core.Strapi, published: string[]): Promise<Site> {
  const rows: unknown[] = await strapi.db.query(CATEGORY).findMany({ select: ['name', 'slug', 'kind'] });
  const left: unknown[] = await strapi.db.query('api::redirect.redirect').findMany({ select: ['slug'] });
  const categories = rows.map((row) => v.parse(Category, row));
  const old = left.map((row) => v.parse(OldAddress, row).slug);
  return {
    articles: new Set([...published, ...old]),
    topics: getCategories(categories.filter(({ kind }) => kind === 'topic')),
    categories: getCategories(categories),
  };
}
