import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { describeDistance, describeForBoth, describeMissed, describeMoment } from './moments';
import { getFormPath, type Intention, type Job } from './plans';
import { useCommands } from './use-plan';
import { useMayPublish } from './use-may-publish';

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

interface JobProps {
  job: Job;
  onChange: (job: Job) => void;
}

export function Waiting({ job, onChange }: JobProps) {
  const { cancel } = useCommands();
  const mayPublish = useMayPublish();
  const { dueAt, timeZone, setBy, note, title } = job;
  return (
    <Row>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
        <Box>
          <Headline job={job} />
          <Typography tag="p">
            {describeForBoth(dueAt, timeZone)}, {describeDistance(dueAt)}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            Planned by {setBy.name}. {note}
          </Typography>
        </Box>
        {mayPublish && (
          <Flex gap={2}>
            <Button size="S" variant="tertiary" aria-label={`Change: ${title}`} onClick={() => onChange(job)}>
              Change
            </Button>
            <Button
              size="S"
              variant="tertiary"
              aria-label={`Cancel: ${title}`}
              onClick={() => void cancel(job, job.action)}
            >
              Cancel
            </Button>
          </Flex>
        )}
      </Flex>
    </Row>
  );
}

export function Failed({ job, onChange }: JobProps) {
  const { settle } = useCommands();
  const mayPublish = useMayPublish();
  const { dueAt, timeZone, setBy, note, title } = job;
  return (
    <Row>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
        <Box>
          <Headline job={job} />
          <Typography tag="p" textColor="danger600">
            {note}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            Was planned by {setBy.name} for {describeForBoth(dueAt, timeZone)}.
          </Typography>
        </Box>
        {mayPublish && (
          <Flex gap={2}>
            <Button
              size="S"
              variant="tertiary"
              aria-label={`Plan again: ${title}`}
              onClick={() => onChange(job)}
            >
              Plan again
            </Button>
            <Button
              size="S"
              variant="tertiary"
              aria-label={`Remove: ${title}`}
              onClick={() => void settle(job, job.action)}
            >
              Remove
            </Button>
          </Flex>
        )}
      </Flex>
    </Row>
  );
}

export function Planned({ intention }: { intention: Intention }) {
  const { plan } = useCommands();
  const mayPublish = useMayPublish();
  const [problem, setProblem] = useState<string>();
  const { plannedFor, title } = intention;
  return (
    <Row>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
        <Box>
          <Headline job={intention} />
          <Typography tag="p">
            {describeMoment(plannedFor)}, {describeDistance(plannedFor)}
          </Typography>
          {problem !== undefined && (
            <Typography tag="p" role="alert" textColor="danger600">
              {problem}
            </Typography>
          )}
        </Box>
        {mayPublish && (
          <Button
            size="S"
            variant="tertiary"
            aria-label={`Schedule for that moment: ${title}`}
            onClick={() => {
              void plan(intention, 'publish', plannedFor).then((refusal) => setProblem(refusal?.message));
            }}
          >
            Schedule for that moment
          </Button>
        )}
      </Flex>
    </Row>
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
