import { type Article, getState } from '../model/article';
import { suggestNearest } from '../model/nearest';
import { type Problem } from '../model/problem';
import { type MediaRun } from '../media/media-run';
import { mapArticleMediaAsync } from '../schema/map-media';
import { findDocumentId, type Existing } from './existing';
import { type FileRead } from './read-files';
import { masterToken, newKey, type PlannedArticle } from './planned-article';

/**
 * Resolves the references of a run's files: pictures on disk, categories and articles in the CMS or in the run itself.
 * Reports all unresolved references together.
 */
export async function resolveReferences(
  read: readonly FileRead[],
  known: Existing,
  media: MediaRun,
  now: Date,
): Promise<{ wanted: PlannedArticle[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const wanted: PlannedArticle[] = [];
  const keys = getKeys(read, known, { problems, now });
  const bySlug = new Map(
    read.map((file) => [file.article.slug, keys.get(file) ?? newKey(file.article.slug)]),
  );
  for (const file of read) {
    const { article, getLine } = file;
    const report = (message: string, ...path: PropertyKey[]) =>
      problems.push({ file: file.file, line: getLine(...path), message });
    const withMedia = await mapArticleMediaAsync(article, async (value, place) => {
      if (typeof value !== 'string') return value;
      const master = await media.take(file.file, getLine(...place.path), value, place);
      return master && masterToken(master.path);
    });
    const tied: Article = {
      ...withMedia,
      categories: article.categories.map((name, index) => {
        const found = known.categories.get(name);
        if (!found) {
          const hint =
            suggestNearest(name, known.categories.keys()) ||
            '; create it in the admin first, or use the name of an existing one';
          report(`the CMS has no category "${name}"${hint}`, 'categories', index);
        }
        return found ?? name;
      }),
      suggestedBlogs: article.suggestedBlogs.map((slug, index) => {
        const found = bySlug.get(slug) ?? findDocumentId(known, slug, 'published');
        if (!found) {
          const hint = suggestNearest(slug, [
            ...bySlug.keys(),
            ...known.addresses.map((address) => address.slug),
          ]);
          report(`neither the CMS nor this run has an article "${slug}"${hint}`, 'suggestedBlogs', index);
        }
        return found ?? slug;
      }),
    };
    const key = keys.get(file) ?? newKey(article.slug);
    wanted.push({ file: file.file, article, tied, key, state: getState(article, now) });
  }
  return { wanted, problems: [...problems, ...media.problems] };
}

/** Determines the article of each file. A published version and a newer draft of it may be two files. */
function getKeys(
  read: readonly FileRead[],
  known: Existing,
  { problems, now }: { problems: Problem[]; now: Date },
): Map<FileRead, string> {
  // What is scheduled is a draft until its date.
  const isPublic = ({ article }: FileRead) => getState(article, now) === 'published';
  const keys = new Map<FileRead, string>();
  const taken = new Map<string, string>();
  // Published versions first: a draft may belong to an article that is new in this run.
  const inOrder = read.toSorted((a, b) => Number(isPublic(b)) - Number(isPublic(a)));
  const published = new Map<string, string>();
  for (const file of inOrder) {
    const { article, getLine } = file;
    const state = isPublic(file) ? 'published' : 'draft';
    const report = (message: string, key: string) =>
      problems.push({ file: file.file, line: getLine(key), message });
    const old = article.replaces;
    const here = findDocumentId(known, article.slug, state);
    const before = old === null ? undefined : (findDocumentId(known, old, 'published') ?? published.get(old));
    if (here && before && here !== before) {
      report(
        `the address ${article.slug} belongs to another article than ${old ?? ''}: choose an unused one`,
        'slug',
      );
    }
    const key = here ?? before ?? published.get(article.slug) ?? newKey(article.slug);
    if (state === 'published') published.set(article.slug, key);
    for (const claim of [`${state} ${article.slug}`, `${state} ${key}`]) {
      const other = taken.get(claim);
      if (other && other !== file.file) {
        report(`${other} also has the slug ${article.slug}: every article needs its own`, 'slug');
        break;
      }
      taken.set(claim, file.file);
    }
    keys.set(file, key);
  }
  return keys;
}
