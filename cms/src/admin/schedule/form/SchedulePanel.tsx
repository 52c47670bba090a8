import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { openDialog } from '../events';
import { ARTICLE } from './FormSchedule';
import { describeForBoth, describeMissed, describeMoment } from '../moments';
import type { DocumentJob, DocumentPlan } from '../plans';
import { NamedPanel } from '../../ui/NamedPanel';
import { useCommands, usePlan } from '../use-plan';

interface Props {
  model: string;
  documentId?: string;
}

/** Beside an article's form: what is planned for it, and what became of it. */
export function SchedulePanel({ model, documentId }: Props) {
  const id = model === ARTICLE && documentId !== 'create' ? documentId : undefined;
  const plan = usePlan(model, id);
  if (!plan || plan.jobs.length === 0) return null;
  return {
    title: 'Schedule',
    content: (
      <NamedPanel name="Schedule">
        <Flex direction="column" alignItems="stretch" gap={4}>
          {plan.jobs.map((job) => (
            <Planned key={job.id} job={job} later={plan.later} />
          ))}
        </Flex>
      </NamedPanel>
    ),
  };
}

interface PlannedProps {
  job: DocumentJob;
  later: DocumentPlan['later'];
}

function Planned({ job, later }: PlannedProps) {
  const mayPublish = useDocumentRBAC('SchedulePanel', ({ canPublish }) => canPublish) ?? false;
  const isOpen = job.state === 'waiting' || job.state === 'failed';
  return (
    <Box
      role="group"
      aria-label={job.action === 'publish' ? 'Publication' : 'Unpublishing'}
      width="100%"
      style={{ overflowWrap: 'anywhere' }}
    >
      <Facts job={job} />
      {job.state === 'waiting' && job.edition !== null && later && (
        <LaterSaves job={job} later={later} mayPublish={mayPublish} />
      )}
      {mayPublish && isOpen && <Commands job={job} />}
    </Box>
  );
}

const VERBS = {
  publish: { will: 'Goes out', done: 'Went out', failed: 'Was not published', short: 'publication' },
  unpublish: {
    will: 'Disappears from the site',
    done: 'Disappeared from the site',
    failed: 'Was not unpublished',
    short: 'unpublishing',
  },
};

function Facts({ job }: { job: DocumentJob }) {
  const { action, state, dueAt, timeZone, version, setBy, note, missed, finishedAt } = job;
  const verbs = VERBS[action];
  const moment = describeForBoth(dueAt, timeZone);
  if (state === 'failed')
    return (
      <>
        <Typography tag="p" textColor="danger600" fontWeight="semiBold">
          {verbs.failed} on {moment}
        </Typography>
        <Typography tag="p">{note}</Typography>
      </>
    );
  if (state !== 'waiting')
    return (
      <Typography tag="p" variant="pi" textColor="neutral600">
        {state === 'done'
          ? `${verbs.done} as planned for ${moment}.`
          : `The ${verbs.short} planned for ${moment} has ended.`}{' '}
        {missed && finishedAt !== null && `${describeMissed(finishedAt)} `}
        {note}
      </Typography>
    );
  return (
    <>
      <Typography tag="p" fontWeight="semiBold">
        {verbs.will} on {moment}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {version && `As saved by ${version.savedBy} on ${describeMoment(version.savedAt)}. `}
        Planned by {setBy.name}. {note}
      </Typography>
    </>
  );
}

function Commands({ job }: { job: DocumentJob }) {
  const { cancel, settle } = useCommands();
  const isFailed = job.state === 'failed';
  const { short } = VERBS[job.action];
  return (
    <Flex gap={2} paddingTop={2} wrap="wrap">
      <Button
        size="S"
        variant="tertiary"
        aria-label={isFailed ? `Plan the ${short} again` : `Change the ${short}`}
        onClick={() => openDialog({ documentId: job.documentId, action: job.action })}
      >
        {isFailed ? 'Plan again' : 'Change'}
      </Button>
      <Button
        size="S"
        variant="tertiary"
        aria-label={isFailed ? `Remove the failed ${short}` : `Cancel the ${short}`}
        onClick={() => void (isFailed ? settle(job, job.action) : cancel(job, job.action))}
      >
        {isFailed ? 'Remove' : 'Cancel'}
      </Button>
    </Flex>
  );
}

interface LaterProps extends PlannedProps {
  later: NonNullable<DocumentPlan['later']>;
  mayPublish: boolean;
}

function LaterSaves({ job, later, mayPublish }: LaterProps) {
  const { plan } = useCommands();
  const { documentId, action, dueAt } = job;
  const { edition, savedBy, savedAt } = later;
  const takeLater = async () => {
    const refusal = await plan(job, action, dueAt, edition);
    if (refusal && !refusal.isShown) openDialog({ documentId, action, dueAt, edition, refusal });
  };
  return (
    <Box background="warning100" borderColor="warning200" hasRadius padding={3} marginTop={2}>
      <Typography tag="p">
        What {savedBy} saved on {describeMoment(savedAt)} does not go along.
      </Typography>
      {mayPublish && (
        <Box paddingTop={2}>
          <Button size="S" onClick={() => void takeLater()}>
            Use the latest version
          </Button>
        </Box>
      )}
    </Box>
  );
}
