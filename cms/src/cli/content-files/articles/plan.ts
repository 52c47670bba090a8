import { isDeepStrictEqual } from 'node:util';
import { type Article } from '../model/article';
import { type Problem } from '../model/problem';
import { type Library } from '../media/library';
import { type LibraryFile } from '../media/library-file';
import { mapArticleMediaAsync } from '../schema/map-media';
import { type StoredDocument } from './documents';
import { getFileId, fileToken } from './file-token';
import { getMasterPath, type PlannedArticle } from './planned-article';

/** The changes for one article; versions that the CMS already stores are undefined. */
export interface Change {
  key: string;
  stored: StoredDocument | undefined;
  published: PlannedArticle | undefined;
  draft: PlannedArticle | undefined;
}

interface Plan {
  changes: Change[];
  problems: Problem[];
  /** Files with a date to come whose article is public already, from before that was refused (C42). */
  publicBefore: Set<PlannedArticle>;
}

/**
 * Compares the files with the content of the CMS. Writes nothing.
 * @param files the media library's files by the path of their master; missing ones are omitted
 */
export async function planChanges(
  wanted: readonly PlannedArticle[],
  documents: ReadonlyMap<string, StoredDocument>,
  library: Library,
  files: ReadonlyMap<string, LibraryFile>,
): Promise<Plan> {
  const changes: Change[] = [];
  const problems: Problem[] = [];
  const publicBefore = new Set<PlannedArticle>();
  const same = async (file: PlannedArticle | undefined, version: Article | null | undefined) =>
    file !== undefined &&
    version !== null &&
    version !== undefined &&
    isDeepStrictEqual(await comparable(file.tied, library, files), await comparable(version, library, files));

  for (const key of new Set(wanted.map((file) => file.key))) {
    const group = wanted.filter((file) => file.key === key);
    const stored = documents.get(key);
    const published = group.find(({ state }) => state === 'published');
    const draft = group.find(({ state }) => state !== 'published');
    const publishes = published && !(await same(published, stored?.published));
    // Publishing also overwrites the draft, so a newer draft has to be written afterwards.
    const drafts = draft && (publishes || !(await same(draft, stored?.draft)));
    if (publishes && !draft && stored?.newerDraft) {
      problems.push({
        file: published.file,
        line: 1,
        message:
          'the CMS has a newer draft of this article, which this file would overwrite: publish or discard it in the admin, or export it and import both files',
      });
    }
    if (draft?.state === 'scheduled' && (await same(draft, stored?.published))) publicBefore.add(draft);
    if (publishes || drafts) {
      changes.push({
        key,
        stored,
        published: publishes ? published : undefined,
        draft: drafts ? draft : undefined,
      });
    }
  }
  return { changes, problems, publicBefore };
}

/**
 * Makes the two sides comparable: files become ids shared by identical files, and properties that only the file has are
 * reset.
 */
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
