import type { InlinePartFragment } from './InlinePart.gen';

type Run =
  { kind: 'TEXT' | 'BOLD' | 'ITALIC' | 'STRUCK' } | { kind: 'LINK'; url: string; opensNewTab?: boolean };

export function run(text: string, kind: Run = { kind: 'TEXT' }): InlinePartFragment {
  return { __typename: 'InlinePart', text, url: null, opensNewTab: false, ...kind };
}

/** One run of each type. */
export const inline: InlinePartFragment[] = [
  run('Adults sleep '),
  run('seven to nine hours', { kind: 'BOLD' }),
  run(', '),
  run('most nights', { kind: 'ITALIC' }),
  run(', says '),
  run('the guideline', { kind: 'LINK', url: 'https://example.org/guideline', opensNewTab: true }),
  run('; see '),
  run('our guide', { kind: 'LINK', url: '/blog/sleep-well' }),
  run('.'),
];
