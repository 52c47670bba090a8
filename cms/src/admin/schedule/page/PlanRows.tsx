import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { describeDistance, describeForBoth, describeMissed, describeMoment } from '../moments';
import { getFormPath, type Intention, type Job } from '../plans';
import { useCommands } from '../use-plan';
import { useMayPublish } from '../use-may-publish';

const Row = styled.li`
  padding: 1.6rem;
  overflow-wrap: anywhere;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};

  &:first-child {
    border-block-start: 0;
  }

  a {
    color: ${({ theme }) => theme.colors.primary600};
    font-weight: 600;
  }
`;

const BADGES = { publish: 'Publish', unpublish: 'Unpublish' };

function Headline({ job }: { job: Pick<Job, 'title' | 'type' | 'documentId'> & { action?: Job['action'] } }) {
  return (
    <Flex gap={2} wrap="wrap">
      <Typography>
        <Link to={getFormPath(job)}>{job.title}</Link>
      </Typography>
      {job.action && <Badge>{BADGES[job.action]}</Badge>}
    </Flex>
  );
}

interface FrameProps {
  job: Parameters<typeof Headline>[0]['job'];
  /** Buttons, for those who may publish. */
  actions: ReactNode;
  children: ReactNode;
}

/** A row with what can be done about it at its end. */
function RowWithActions({ job, actions, children }: FrameProps) {
  const mayPublish = useMayPublish();
  return (
    <Row>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
        <Box>
          <Headline job={job} />
          {children}
        </Box>
        {mayPublish && <Flex gap={2}>{actions}</Flex>}
      </Flex>
    </Row>
  );
}

interface ActionProps {
  label: string;
  title: string;
  onClick: () => void;
}

function Action({ label, title, onClick }: ActionProps) {
  return (
    <Button size="S" variant="tertiary" aria-label={`${label}: ${title}`} onClick={onClick}>
      {label}
    </Button>
  );
}

interface JobProps {
  job: Job;
  onChange: (job: Job) => void;
}

export function Waiting({ job, onChange }: JobProps) {
  const { cancel } = useCommands();
  const { dueAt, timeZone, setBy, note, title } = job;
  return (
    <RowWithActions
      job={job}
      actions={
        <>
          <Action label="Change" title={title} onClick={() => onChange(job)} />
          <Action label="Cancel" title={title} onClick={() => void cancel(job, job.action)} />
        </>
      }
    >
      <Typography tag="p">
        {describeForBoth(dueAt, timeZone)}, {describeDistance(dueAt)}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        Planned by {setBy.name}. {note}
      </Typography>
    </RowWithActions>
  );
}

export function Failed({ job, onChange }: JobProps) {
  const { settle } = useCommands();
  const { dueAt, timeZone, setBy, note, title } = job;
  return (
    <RowWithActions
      job={job}
      actions={
        <>
          <Action label="Plan again" title={title} onClick={() => onChange(job)} />
          <Action label="Remove" title={title} onClick={() => void settle(job, job.action)} />
        </>
      }
    >
      <Typography tag="p" textColor="danger600">
        {note}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        Was planned by {setBy.name} for {describeForBoth(dueAt, timeZone)}.
      </Typography>
    </RowWithActions>
  );
}

export function Planned({ intention }: { intention: Intention }) {
  const { plan } = useCommands();
  const [problem, setProblem] = useState<string>();
  const { plannedFor, title } = intention;
  const schedule = async () => {
    const refusal = await plan(intention, 'publish', plannedFor);
    setProblem(refusal?.message);
  };
  return (
    <RowWithActions
      job={intention}
      actions={<Action label="Schedule for that moment" title={title} onClick={() => void schedule()} />}
    >
      <Typography tag="p">
        {describeMoment(plannedFor)}, {describeDistance(plannedFor)}
      </Typography>
      {problem !== undefined && (
        <Typography tag="p" role="alert" textColor="danger600">
          {problem}
        </Typography>
      )}
    </RowWithActions>
  );
}

const DONE = { publish: 'Published', unpublish: 'Unpublished' };

export function Done({ job }: { job: Job }) {
  const { action, dueAt, setBy, note, missed, finishedAt } = job;
  return (
    <Row>
      <Headline job={job} />
      <Typography tag="p">
        {DONE[action]} as planned by {setBy.name} for {describeMoment(dueAt)}.{' '}
        {missed && finishedAt !== null && describeMissed(finishedAt)} {note}
      </Typography>
    </Row>
  );
}
