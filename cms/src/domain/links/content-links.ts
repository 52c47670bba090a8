type Path = readonly (string | number)[];
type Fields = Readonly<Record<string, unknown>>;

/** A link in an article's text. */
export interface ContentLink {
  /** In the article, such as `['content', 2, 'url']`; of a link in prose, the path of its node. */
  path: Path;
  url: string;
}

/** The links of an article's blocks, except those in markup. Works on anything that was sent. */
export function findContentLinks(content: unknown): ContentLink[] {
  const links: ContentLink[] = [];
  const walk = (value: unknown, path: Path, node: Path | undefined): void => {
    if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...path, index], node));
    else if (isFields(value)) {
      if (isLink(value)) links.push({ path: node ?? [...path, 'url'], url: value.url });
      for (const [name, part] of Object.entries(value)) {
        const at = [...path, name];
        if (name === 'body' && Array.isArray(part))
          part.forEach((child, index) => walk(child, [...at, index], [...at, index]));
        else if (typeof part === 'object') walk(part, at, node);
      }
    }
  };
  walk(content, ['content'], undefined);
  return links;
}

/**
 * The same content with other addresses for some links.
 * @param change undefined: the address stays
 */
export function changeContentLinks(content: unknown, change: (url: string) => string | undefined): unknown {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const items = value.map(walk);
      return items.every((item, index) => item === value[index]) ? value : items;
    }
    if (!isFields(value)) return value;
    let changed: Fields = value;
    if (isLink(value)) changed = replace(changed, 'url', change(value.url) ?? value.url);
    for (const [name, part] of Object.entries(value))
      if (typeof part === 'object' && part !== null) changed = replace(changed, name, walk(part));
    return changed;
  };
  return walk(content);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLink = (value: Fields): value is Fields & { url: string } =>
  (value.type === 'link' || value.__component === 'blocks.link') && typeof value.url === 'string';

const replace = (fields: Fields, name: string, value: unknown): Fields =>
  fields[name] === value ? fields : { ...fields, [name]: value };
