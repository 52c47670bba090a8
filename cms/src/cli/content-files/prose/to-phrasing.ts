import { type PhrasingContent } from 'mdast';
import { type Run, type TextRun } from './runs';

/** Marks from the outside in: what stands next to each other and shares one is inside it together. */
const MARKS = [
  { mark: 'bold', type: 'strong' },
  { mark: 'italic', type: 'emphasis' },
  { mark: 'strikethrough', type: 'delete' },
] as const;

export function toPhrasing(runs: readonly Run[]): PhrasingContent[] {
  return groups(runs, (run) => (run.type === 'link' ? run : 'text')).flatMap((group) => {
    const [first] = group;
    return first?.type === 'link'
      ? [{ type: 'link' as const, url: first.url, children: marked(first.children, 0) }]
      : marked(
          group.filter((run) => run.type === 'text'),
          0,
        );
  });
}

function marked(runs: readonly TextRun[], depth: number): PhrasingContent[] {
  const step = MARKS[depth];
  if (!step) return runs.flatMap(plain);
  return groups(runs, (run) => run[step.mark]).flatMap((group) => {
    const children = marked(group, depth + 1);
    return group[0]?.[step.mark] ? [{ type: step.type, children }] : children;
  });
}

function plain({ text, code }: TextRun): PhrasingContent[] {
  if (code) return [{ type: 'inlineCode', value: text }];
  return text
    .split('\n')
    .flatMap((line, index): PhrasingContent[] => [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      ...(line ? [{ type: 'text' as const, value: line }] : []),
    ]);
}

/** Cuts where the key changes. */
function groups<T>(items: readonly T[], getKey: (item: T) => unknown): T[][] {
  const out: T[][] = [];
  let key: unknown;
  for (const item of items) {
    const itsKey = getKey(item);
    const last = out.at(-1);
    if (last && itsKey === key) last.push(item);
    else out.push([item]);
    key = itsKey;
  }
  return out;
}
