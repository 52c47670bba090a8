import type { Mail } from '../../../platform/mail/send';
import type { Job } from '../job';
import { describeDue } from '../schedule-rules';

const WHY = {
  setter: 'You receive this email because you planned it.',
  editors: 'You receive this email because failures of the schedule go to this address.',
};

interface Recipient {
  to: string;
  as: keyof typeof WHY;
}

type Failed = Pick<Job, 'documentId' | 'type' | 'action' | 'title' | 'dueAt' | 'timeZone' | 'setBy' | 'note'>;

const NOT_DONE = { publish: 'was not published', unpublish: 'was not unpublished' };

/** The mail about jobs that failed, with links to their forms. */
export function composeFailureMail(jobs: readonly Failed[], { to, as }: Recipient, publicUrl: string): Mail {
  const [first] = jobs;
  const only = jobs.length === 1 ? first : undefined;
  return {
    kind: 'schedule-failure',
    to,
    subject: only
      ? `“${shorten(only.title)}” ${NOT_DONE[only.action]}`
      : `${jobs.length} articles were not published or unpublished`,
    parts: jobs.flatMap((job): Mail['parts'] => [
      `“${job.title}” was to be ${job.action}ed on ${describeDue(job.dueAt, job.timeZone)}, as ${job.setBy.name} had planned. This failed:`,
      { is: 'quote', text: job.note ?? 'The reason is not known.' },
      ...(only
        ? [{ is: 'link', text: 'Open the article', url: getForm(job, publicUrl) } as const]
        : [
            {
              is: 'note',
              text: 'Mend it and plan it again:',
              link: { text: job.title, url: getForm(job, publicUrl) },
            } as const,
          ]),
    ]),
    why: WHY[as],
  };
}

const getForm = ({ type, documentId }: Failed, publicUrl: string): string =>
  `${publicUrl}/admin/content-manager/collection-types/${type}/${documentId}`;

const LONGEST = 80;
const shorten = (title: string): string => {
  const letters = Array.from(title);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : title;
};
