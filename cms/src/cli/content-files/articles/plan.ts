import { isDeepStrictEqual } from 'node:util';
import { type Article } from '../model/article';
import { type Problem } from '../model/problem';
import { type Library } from '../media/library';
import { type LibraryFile } from '../media/library-file';
import { mapArticleMediaAsync } from '../schema/map-media';
import { type StoredDocument } from './documents';
import { getFileId, fileToken } from './file-token';
import { getMasterPath, type Wanted } from './wanted';

/** What is to be written for one article; what the CMS holds already is not in it. */
export interface Change {
  key: string;
  stored: StoredDocument | undefined;
  published: Wanted | undefined;
  draft: Wanted | undefined;
}

/**
 * Compares what files want with what the CMS holds. Writes nothing.
 * @param files the media library's files by the path of their master, those it lacks left out
 */
export async function planChanges(
  wanted: readonly Wanted[],
  documents: ReadonlyMap<string, StoredDocument>,
  library: Library,
  files: ReadonlyMap<string, LibraryFile>,
): Promise<{ changes: Change[]; problems: Problem[] }> {
  const changes: Change[] = [];
  const problems: Problem[] = [];
  const same = async (file: Wanted | undefined, version: Article | null | undefined) =>
    file !== undefined &&
    version !== null &&
    version !== undefined &&
    isDeepStrictEqual(await comparable(file.tied, library, files), await comparable(version, library, files));

  for (const key of new Set(wanted.map((file) => file.key))) {
    const group = wanted.filter((file) => file.key === key);
    const stored = documents.get(key);
    const published = group.find(({ state }) => state === 'published');
    const draft = group.find(({ state }) => state === 'draft');
    const publishes = published && !(await same(published, stored?.published));
    // Publishing puts the published text into the draft too, so the newer draft has to be written after it.
    const drafts = draft && (publishes || !(await same(draft, stored?.draft)));
    if (publishes && !draft && stored?.newerDraft) {
      problems.push({
        file: published.file,
        line: 1,
        message:
          'the CMS holds a newer draft of this article, which this file would overwrite: publish or discard it in the admin, or export it and import both files',
      });
    }
    if (publishes || drafts) {
      changes.push({
        key,
        stored,
        published: publishes ? published : undefined,
        draft: drafts ? draft : undefined,
      });
    }
  }
  return { changes, problems };
}

/** The two sides in one language: files as ids that stand for all that look the same, and nothing that is the file's own business. */
async function comparable(
  article: Article,
  library: Library,
  files: ReadonlyMap<string, LibraryFile>,
): Promise<Article> {
  const mapped = await mapArticleMediaAsync(article, async (value) => {
    const master = getMasterPath(value);
    const id = master === null ? getFileId(value) : (files.get(master)?.id ?? null);
    return id === null ? value : fileToken(await library.identity(id));
  });
  return { ...mapped, replaces: null, draft: false };
}
