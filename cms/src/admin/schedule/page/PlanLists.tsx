import { Box, Flex, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../../ui/Problem';
import { useSteadyRows } from '../../ui/list/use-steady-rows';
import { useAdminData } from '../../ui/server/use-admin-data';
import { planChanges } from '../events';
import { PlanDialog } from '../form/PlanDialog';
import { Done, Failed, Planned, Waiting } from './PlanRows';
import type { Job, PlanLists as Lists } from '../plans';
import { useCommands } from '../use-plan';
import { useReloading } from '../../ui/use-reloading';

/** What waits, what failed, what is only planned, and what was done lately. */
export function PlanLists() {
  const { data: lists, failed, reload } = useAdminData<Lists>('/admin/schedule/list');
  const [changed, setChanged] = useState<Job>();
  const { plan } = useCommands();
  useReloading(reload);
  const steady = useSteadyRows([...(lists?.failed ?? []), ...(lists?.waiting ?? [])].map(({ id }) => id));
  useEffect(() => planChanges.listen(reload), [reload]);
  if (failed) return <Problem text="The schedule could not be loaded." onRetry={reload} />;
  if (!lists) return <Page.Loading />;
  return (
    <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8} {...steady}>
      {lists.failed.length > 0 && (
        <Section title="Failed" empty="">
          {lists.failed.map((job) => (
            <Failed key={job.id} job={job} onChange={setChanged} />
          ))}
        </Section>
      )}
      <Section title="Scheduled" empty="Nothing is scheduled.">
        {lists.waiting.map((job) => (
          <Waiting key={job.id} job={job} onChange={setChanged} />
        ))}
      </Section>
      <Section
        title="Planned, not scheduled"
        hint="Drafts with a future publication date. They do not go out by themselves."
        empty="No draft has a future publication date without being scheduled."
      >
        {lists.planned.map((intention) => (
          <Planned key={intention.documentId} intention={intention} />
        ))}
      </Section>
      <Section title="Done in the last 7 days" empty="Nothing was done by the schedule.">
        {lists.done.map((job) => (
          <Done key={job.id} job={job} />
        ))}
      </Section>
      {changed && (
        <PlanDialog
          action={changed.action}
          title={changed.title}
          initial={changed.dueAt}
          hint={
            changed.state === 'failed' && changed.action === 'publish'
              ? 'The latest saved version goes out.'
              : undefined
          }
          onPlan={(dueAt) => plan(changed, changed.action, dueAt)}
          onClose={() => setChanged(undefined)}
        />
      )}
    </Flex>
  );
}

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
`;

interface SectionProps {
  title: string;
  hint?: string;
  /** Shown if there is no row. */
  empty: string;
  children: ReactNode[];
}

function Section({ title, hint, empty, children }: SectionProps) {
  return (
    <Box tag="section" aria-label={title}>
      <Typography tag="h2" variant="delta">
        {title}
      </Typography>
      {hint !== undefined && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {hint}
        </Typography>
      )}
      <Box background="neutral0" shadow="tableShadow" hasRadius marginTop={3}>
        {children.length === 0 ? (
          <Box padding={4}>
            <Typography textColor="neutral600">{empty}</Typography>
          </Box>
        ) : (
          <Rows>{children}</Rows>
        )}
      </Box>
    </Box>
  );
}
