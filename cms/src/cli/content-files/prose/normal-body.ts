import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json, type JsonObject, getText } from '../model/json';

const MARKS = ['bold', 'italic', 'underline', 'strikethrough', 'code'];
const NO_TEXT: JsonObject = { type: 'text', text: '' };

/**
 * Normalises Strapi's rich text by removing differences that readers cannot see: empty text around links, adjacent text
 * with the same marks, marks that are off, empty paragraphs, and indent levels that the nesting implies. Bodies that
 * look the same have the same normal form, with keys in the same order.
 */
export function normalBody(body: Json | undefined): JsonObject[] {
  if (!Array.isArray(body)) return [];
  return body
    .filter(isObject)
    .map((node) => normalNode(node, 0))
    .filter((node) => !isBlank(node));
}

function normalNode(node: JsonObject, depth: number): JsonObject {
  const { type = 'paragraph', children, indentLevel: _level, ...rest } = present(node);
  switch (type) {
    case 'list':
      return {
        type,
        ...rest,
        ...(depth > 0 && { indentLevel: depth }),
        children: objects(children).map((child) =>
          child.type === 'list'
            ? normalNode(child, depth + 1)
            : { ...present(child), children: normalInline(child.children) },
        ),
      };
    case 'image':
      return { type, ...rest, children: [{ ...NO_TEXT }] };
    case 'code':
      return { type, ...rest, language: rest.language ?? 'plaintext', children: normalInline(children) };
    default:
      return { type, ...rest, children: normalInline(children) };
  }
}

function normalInline(children: Json | undefined): JsonObject[] {
  const joined: JsonObject[] = [];
  for (const child of objects(children).map(normalChild)) {
    const last = joined.at(-1);
    if (child.type === 'text' && child.text === '') continue;
    if (last?.type === 'text' && child.type === 'text' && looksLike(last, child)) {
      joined[joined.length - 1] = { ...last, text: `${getText(last.text)}${getText(child.text)}` };
    } else {
      joined.push(child);
    }
  }
  return joined.length > 0 ? joined : [{ ...NO_TEXT }];
}

function normalChild(child: JsonObject): JsonObject {
  const { type = 'text', ...rest } = present(child);
  if (type === 'link') {
    const { url, children, rel, target, ...more } = rest;
    return {
      type,
      url: url ?? '',
      ...more,
      ...(rel && { rel }),
      ...(target && { target }),
      children: normalInline(children),
    };
  }
  const { text, ...marks } = rest;
  const storedMarks = Object.entries(marks).filter(([key, value]) => !MARKS.includes(key) || value === true);
  return {
    type,
    text: text ?? '',
    ...Object.fromEntries(storedMarks.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function looksLike(a: JsonObject, b: JsonObject): boolean {
  return isDeepStrictEqual({ ...a, text: '' }, { ...b, text: '' });
}

function isBlank(node: JsonObject): boolean {
  return node.type === 'paragraph' && isDeepStrictEqual(node.children, [NO_TEXT]);
}

/** The keys with a value, in alphabetical order. */
function present(node: JsonObject): JsonObject {
  const held = Object.entries(node).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(held.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function objects(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
