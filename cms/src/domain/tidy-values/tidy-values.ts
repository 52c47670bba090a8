import { completeUrl, MAX_URL_LENGTH } from '../../platform/text/url';
import type { Attributes, FindAttributes } from '../history/snapshot/snapshot';

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** An address that was changed. */
export interface TidiedAddress {
  path: Path;
  typed: string;
  tidied: string;
}

interface Options {
  /** Is called for each address that is changed. */
  onAddress?: (address: TidiedAddress) => void;
}

/** The attributes that contain an address. Links in prose are addresses too. */
const ADDRESSES = new Set(['url', 'linkUrl']);

/**
 * The values of a document as they are stored: texts of one line and addresses without blanks around them, addresses
 * with the `https://` that was left out. All else stays as it is, and nothing changes
 * that readers can use already.
 * @param values of a document or a component, complete or only the changed ones
 */
export function tidyValues<Values extends object>(
  values: Values,
  attributes: Attributes,
  find: FindAttributes,
  { onAddress = () => undefined }: Options = {},
): Values {
  const tidyString = (value: string, isAddress: boolean, path: Path): string => {
    const tidied = isAddress ? tidyAddress(value) : value.trim();
    if (isAddress && tidied !== value) onAddress({ path, typed: value, tidied });
    return tidied;
  };

  const tidyNode = (node: unknown, path: Path): unknown => {
    if (!isFields(node)) return node;
    const { url } = node;
    const isLink = node.type === 'link' && typeof url === 'string';
    const tidied = isLink ? replace(node, 'url', tidyString(url, true, path)) : node;
    return replace(
      tidied,
      'children',
      tidyList(tidied.children, (child) => tidyNode(child, path)),
    );
  };

  const tidyField = (value: unknown, name: string, attribute: Attributes[string], path: Path): unknown => {
    switch (attribute.type) {
      case 'string':
        return typeof value === 'string' ? tidyString(value, ADDRESSES.has(name), path) : value;
      case 'blocks':
        return tidyList(value, (node, index) => tidyNode(node, [...path, index]));
      case 'component': {
        const inner = find(attribute.component ?? '');
        return Array.isArray(value)
          ? tidyList(value, (item, index) => tidyFields(item, inner, [...path, index]))
          : tidyFields(value, inner, path);
      }
      case 'dynamiczone':
        return tidyList(value, (item, index) =>
          isFields(item) && typeof item.__component === 'string'
            ? tidyFields(item, find(item.__component), [...path, index])
            : item,
        );
      default:
        return value;
    }
  };

  function tidyFields<Given>(fields: Given, of: Attributes, path: Path): Given {
    if (!isFields(fields)) return fields;
    let tidied: Given & Fields = fields;
    for (const [name, value] of Object.entries(fields)) {
      const attribute = Object.hasOwn(of, name) ? of[name] : undefined;
      if (attribute) tidied = replace(tidied, name, tidyField(value, name, attribute, [...path, name]));
    }
    return tidied;
  }
  return tidyFields(values, attributes, []);
}

/** Too long with `https://`, the address could not even be stored. */
function tidyAddress(typed: string): string {
  const meant = completeUrl(typed);
  return typeof meant === 'string' && meant.length <= MAX_URL_LENGTH ? meant : typed;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same object if nothing changes. */
const replace = <Given extends Fields>(fields: Given, name: string, value: unknown): Given =>
  fields[name] === value ? fields : { ...fields, [name]: value };

/** The same list if nothing changes. */
function tidyList(list: unknown, tidy: (item: unknown, index: number) => unknown): unknown {
  if (!Array.isArray(list)) return list;
  const tidied = list.map(tidy);
  return tidied.every((item, index) => item === list[index]) ? list : tidied;
}
