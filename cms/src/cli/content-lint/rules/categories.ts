import { suggestNearest } from '../../content-files/model/nearest';
import type { RuleFinding } from '../finding';
import type { Site } from '../site';
import type { Subject } from '../subject';

/** An article's topic comes first (C20), and all its categories must exist. */
export function checkCategories({ article: { categories } }: Subject, site: Site): RuleFinding[] {
  const [first] = categories;
  if (first === undefined) {
    return [{ path: ['categories'], message: 'the article is in no category: choose its topic' }];
  }
  const faults: RuleFinding[] = categories.flatMap((name, at) =>
    site.categories.names.has(name)
      ? []
      : [
          {
            path: ['categories', at],
            message: `there is no category "${name}"${suggestNearest(name, site.categories.names)}`,
          },
        ],
  );
  if (site.categories.names.has(first) && !site.topics.names.has(first)) {
    faults.push({
      path: ['categories', 0],
      message: `"${first}" is not a topic: put the article's topic before it`,
    });
  }
  return faults;
}
