import { type Article } from '../model/article';
import { type Json, getText } from '../model/json';
import { type Library } from '../media/library';
import { type LibraryFile } from '../media/library-file';
import { mapArticleMedia } from '../schema/map-media';
import { getFileId } from './file-token';
import { getMasterPath } from './planned-article';

/**
 * Converts an article for the document service, except suggestions.
 * @param tied media as masters or files, categories as document ids
 * @throws if a master is not in the library: upload it first
 */
export function toInput(
  tied: Article,
  library: Library,
  files: ReadonlyMap<string, LibraryFile>,
): Record<string, unknown> {
  const { replaces: _replaces, draft: _draft, suggestedBlogs: _suggested, ...fields } = tied;
  const getFile = (value: Json) => {
    const path = getMasterPath(value);
    const id = getFileId(value);
    const file = path === null ? id !== null && library.get(id) : files.get(path);
    if (!file) throw new Error(`${getText(value)} is not in the media library`);
    return file;
  };
  const { content, seo } = mapArticleMedia(
    { ...tied, thumbnail: null, topBanner: null, secondTopBanner: null, middleBanner: null },
    (value, { path }) => {
      if (typeof value !== 'string') return value;
      const file = getFile(value);
      return path.includes('body')
        ? { ...file.copy, alternativeText: file.copy.alternativeText ?? file.name }
        : file.id;
    },
  );
  const picture = (value: string | null) => (value === null ? null : getFile(value).id);
  return {
    ...fields,
    content,
    seo,
    thumbnail: picture(tied.thumbnail),
    topBanner: picture(tied.topBanner),
    secondTopBanner: picture(tied.secondTopBanner),
    middleBanner: picture(tied.middleBanner),
  };
}
