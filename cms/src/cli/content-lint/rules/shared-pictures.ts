import { type Finding, placeText } from '../finding';
import type { ShownPicture, Subject } from '../subject';

/**
 * Two articles must not show the same picture, because readers recognise an article by its picture. Within one article
 * it may be repeated.
 */
export function checkSharedPictures(subjects: readonly Subject[]): Finding[] {
  const first = new Map<string, { subject: Subject; path: ShownPicture['path'] }>();
  return subjects.flatMap((subject) => {
    const own = new Map(subject.pictures.map((picture) => [picture.key, picture]));
    return [...own.values()].flatMap(({ key, name, path }) => {
      const before = first.get(key);
      if (!before) first.set(key, { subject, path });
      if (!before || before.subject.article.slug === subject.article.slug) return [];
      const where = placeText(before.subject, before.path);
      return [{ subject, path, message: `the picture ${name} is also in ${where}: choose another` }];
    });
  });
}
