import type { Finding } from '../finding';
import type { Subject } from '../subject';

/** No two articles have the same picture in lists, where readers know articles by it. */
export function checkSharedPictures(subjects: readonly Subject[]): Finding[] {
  const first = new Map<string, Subject>();
  return subjects.flatMap((subject) => {
    const key = subject.pictures.find(({ path }) => path[0] === 'thumbnail')?.key;
    if (key === undefined) return [];
    const before = first.get(key);
    if (!before) {
      first.set(key, subject);
      return [];
    }
    const message = `the thumbnail ${key} is that of ${before.placeOf('thumbnail')} too: choose another`;
    return [{ subject, path: ['thumbnail'], message }];
  });
}
