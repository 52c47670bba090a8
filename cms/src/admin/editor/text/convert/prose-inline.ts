import { isObject } from '../../../ui/is-object';
import { isSameLink, type LinkFields, type Span } from './inline';
import { toList, toText } from '../../stored';

/** The marks of Strapi's prose editor, by the editor's names. */
const MARKS = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strikethrough',
  code: 'code',
};

/** The children of a node of Strapi's prose editor. */
export const readChildren = (children: unknown): Span[] =>
  toList(children).flatMap((child): Span[] => {
    if (!isObject(child)) return [];
    return child.type === 'link'
      ? toList(child.children).flatMap((text) => readText(text, readLink(child)))
      : readText(child, undefined);
  });

function readText(node: unknown, link: LinkFields | undefined): Span[] {
  if (!isObject(node) || typeof node.text !== 'string') return [];
  const marks = Object.entries(MARKS).filter(([, name]) => node[name] === true);
  return [{ text: node.text, marks: new Set(marks.map(([mark]) => mark)), link }];
}

const readLink = ({ url, target, rel }: Record<string, unknown>): LinkFields => ({
  url: toText(url),
  target: toText(target) || null,
  rel: toText(rel) || null,
});

/** Children in the form that Strapi's prose editor gives them: a text before and after each link. */
export function writeChildren(spans: readonly Span[]): Record<string, unknown>[] {
  const children: Record<string, unknown>[] = [];
  let open: { link: LinkFields; children: Record<string, unknown>[] } | undefined;
  for (const { text, marks, link } of spans) {
    if (!link || !isSameLink(open?.link, link)) open = undefined;
    if (!link) {
      children.push(writeText(text, marks));
      continue;
    }
    if (!open) {
      if (children.at(-1)?.type !== 'text') children.push(writeText('', new Set()));
      open = { link, children: [] };
      children.push(writeLink(open));
    }
    open.children.push(writeText(text, marks));
  }
  if (children.at(-1)?.type !== 'text') children.push(writeText('', new Set()));
  return children;
}

const writeLink = ({ link, children }: { link: LinkFields; children: unknown[] }) => ({
  type: 'link',
  url: link.url,
  ...(link.rel !== null && { rel: link.rel }),
  ...(link.target !== null && { target: link.target }),
  children,
});

const writeText = (text: string, marks: ReadonlySet<string>): Record<string, unknown> => ({
  type: 'text',
  text,
  ...Object.fromEntries(
    Object.entries(MARKS)
      .filter(([mark]) => marks.has(mark))
      .map(([, name]) => [name, true]),
  ),
});
