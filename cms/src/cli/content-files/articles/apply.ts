import { type Core } from '@strapi/strapi';
import { type Library } from '../media/library';
import { type LibraryFile } from '../media/library-file';
import { type Change } from './plan';
import { getDocuments } from './service';
import { toInput } from './to-input';
import { BLOG } from './uids';
import { type PlannedArticle } from './planned-article';

/**
 * Writes the changes: first drafts, then suggestions of articles from the same run, then it publishes, then newer
 * drafts. Strapi links published articles to each other as each is published.
 * @returns the document id for every change's key
 */
export async function applyChanges(
  strapi: Core.Strapi,
  changes: readonly Change[],
  library: Library,
  files: ReadonlyMap<string, LibraryFile>,
  onArticle: () => void = () => undefined,
): Promise<Map<string, string>> {
  const blogs = getDocuments(strapi, BLOG);
  const ids = new Map<string, string>();
  const getId = (key: string) => (key.startsWith('new:') ? ids.get(key) : key);
  const late: { documentId: string; wanted: PlannedArticle }[] = [];

  const write = async (key: string, wanted: PlannedArticle) => {
    const documentId = getId(key);
    const suggested = wanted.tied.suggestedBlogs.map(getId);
    const data = {
      ...toInput(wanted.tied, library, files),
      suggestedBlogs: suggested.filter((id) => id !== undefined),
    };
    const written = documentId ?? (await blogs.create({ data })).documentId;
    if (documentId !== undefined) await blogs.update({ documentId, data });
    ids.set(key, written);
    if (suggested.includes(undefined)) late.push({ documentId: written, wanted });
  };

  for (const { key, published, draft } of changes) {
    const first = published ?? draft;
    if (first) await write(key, first);
  }
  await suggestLate();
  for (const { key, published, draft } of changes) {
    const documentId = getId(key);
    if (published && documentId !== undefined) {
      await strapi.documents(BLOG).publish({ documentId });
      if (draft) await write(key, draft);
    }
    onArticle();
  }
  await suggestLate();
  return ids;

  async function suggestLate() {
    for (const { documentId, wanted } of late.splice(0)) {
      // The demonstration content may suggest an article that has been deleted.
      const suggestedBlogs = wanted.tied.suggestedBlogs.map(getId).filter((id) => id !== undefined);
      await blogs.update({ documentId, data: { suggestedBlogs } });
    }
  }
}
