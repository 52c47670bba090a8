import type { WorkNeeded } from '../../domain/draft-index/work-needed';

const count = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];

/** What is to do in an article, such as “no picture, 2 to fix”; empty: nothing. */
export function describeWork(work: WorkNeeded | null | undefined): string {
  if (!work) return '';
  return [
    ...(work.noTitle ? ['no title'] : []),
    ...(work.noText ? ['no text'] : []),
    ...(work.noPicture ? ['no picture'] : []),
    ...(work.noCategory ? ['no category'] : []),
    ...(work.noDescription ? ['no description'] : []),
    ...count(work.refused, 'problem to fix', 'problems to fix'),
    ...count(work.named, 'part not for readers', 'parts not for readers'),
  ].join(', ');
}
