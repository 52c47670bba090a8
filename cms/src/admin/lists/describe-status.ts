import type { ArticleRow, ListedPlan } from './listed-article';

/** What a badge says, and a line below it. */
export interface StatusText {
  kind: 'draft' | 'modified' | 'published' | 'scheduled' | 'failed';
  label: string;
  detail?: { before: string; moment: number };
}

const LABELS = { draft: 'Draft', modified: 'Modified', published: 'Published' } as const;

/**
 * The status of an article. A failure comes first, because somebody has to do something about it; a draft that is going
 * to be published is scheduled; what is public stays named so, with what is planned for it below.
 */
export function describeStatus({
  status = 'draft',
  listed,
}: Pick<ArticleRow, 'status' | 'listed'>): StatusText {
  const plans = listed?.plans ?? [];
  const failed = plans.find((plan) => plan.failed);
  if (failed) return { kind: 'failed', label: 'Schedule failed', detail: toDetail(failed) };
  const [next] = plans;
  if (!next) return { kind: status, label: LABELS[status] };
  if (status === 'draft' && next.action === 'publish')
    return { kind: 'scheduled', label: 'Scheduled', detail: { before: '', moment: next.dueAt } };
  return { kind: status, label: LABELS[status], detail: toDetail(next) };
}

const toDetail = ({ action, dueAt, failed }: ListedPlan) => {
  const verb = action === 'publish' ? 'publish' : 'unpublish';
  return { before: failed ? `not ${verb}ed ` : `${verb} `, moment: dueAt };
};
