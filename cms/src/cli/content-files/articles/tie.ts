import { type Article, isPublished } from '../model/article';
import { nearest } from '../model/nearest';
import { type Problem } from '../model/problem';
import { type MediaRun } from '../media/media-run';
import { mapArticleMediaAsync } from '../schema/map-media';
import { documentAt, type Known } from './known';
import { type FileRead } from './read-files';
import { masterToken, newKey, type Wanted } from './wanted';

/**
 * Finds what the files of a run refer to: pictures on disk, categories and articles in the CMS or in the run itself.
 * All that cannot be found is told at once.
 */
export async function tieFiles(
  read: readonly FileRead[],
  known: Known,
  media: MediaRun,
): Promise<{ wanted: Wanted[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const wanted: Wanted[] = [];
  const keys = getKeys(read, known, problems);
  const bySlug = new Map(
    read.map((file) => [file.article.slug, keys.get(file) ?? newKey(file.article.slug)]),
  );
  for (const file of read) {
    const { article, getLine } = file;
    const tell = (message: string, ...path: PropertyKey[]) =>
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
            nearest(name, known.categories.keys()) ||
            '; make it in the admin first, or take the name of one that is there';
          tell(`the CMS has no category "${name}"${hint}`, 'categories', index);
        }
        return found ?? name;
      }),
      suggestedBlogs: article.suggestedBlogs.map((slug, index) => {
        const found = bySlug.get(slug) ?? documentAt(known, slug, 'published');
        if (!found) {
          const hint = nearest(slug, [...bySlug.keys(), ...known.addresses.map((address) => address.slug)]);
          tell(`neither the CMS nor this run has an article "${slug}"${hint}`, 'suggestedBlogs', index);
        }
        return found ?? slug;
      }),
    };
    const key = keys.get(file) ?? newKey(article.slug);
    wanted.push({ file: file.file, article, tied, key, state: isPublished(article) ? 'published' : 'draft' });
  }
  return { wanted, problems: [...problems, ...media.problems] };
}

/** Which article each file is. A published version and a newer draft of it may come as two files. */
function getKeys(read: readonly FileRead[], known: Known, problems: Problem[]): Map<FileRead, string> {
  const keys = new Map<FileRead, string>();
  const taken = new Map<string, string>();
  // Published versions first: a draft may belong to one that is new in this run.
  const inOrder = read.toSorted((a, b) => Number(isPublished(b.article)) - Number(isPublished(a.article)));
  const published = new Map<string, string>();
  for (const file of inOrder) {
    const { article, getLine } = file;
    const state = isPublished(article) ? 'published' : 'draft';
    const tell = (message: string, key: string) =>
      problems.push({ file: file.file, line: getLine(key), message });
    const old = article.replaces;
    const here = documentAt(known, article.slug, state);
    const before = old === null ? undefined : (documentAt(known, old, 'published') ?? published.get(old));
    if (here && before && here !== before) {
      tell(
        `the address ${article.slug} belongs to another article than ${old ?? ''}: choose a free one`,
        'slug',
      );
    }
    const key = here ?? before ?? published.get(article.slug) ?? newKey(article.slug);
    if (state === 'published') published.set(article.slug, key);
    for (const claim of [`${state} ${article.slug}`, `${state} ${key}`]) {
      const other = taken.get(claim);
      if (other && other !== file.file) {
        tell(`${other} has the slug ${article.slug} too: give every article its own`, 'slug');
        break;
      }
      taken.set(claim, file.file);
    }
    keys.set(file, key);
  }
  return keys;
}
