import { Box, Button, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAdminData } from '../../ui/server/use-admin-data';
import {
  addMonths,
  getRange,
  getWeeks,
  groupByDay,
  nameMonth,
  toMonth,
  type Day,
  type Entry,
  type Month,
} from './month';
import { getOwnZone, toTyped } from '../moments';
import { getFormPath, type MonthPlan } from '../plans';
import { useReloading } from '../../ui/use-reloading';

/** Below that, a week does not fit beside itself: the month is a list of its days. */
const NARROW = '@media (max-width: 768px)';
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface Props {
  month: Month;
  onMonth: (month: Month) => void;
}

/** A month with what is planned on each day, by the clock of this computer. */
export function MonthCalendar({ month, onMonth }: Props) {
  const weeks = useMemo(() => getWeeks(month), [month]);
  const { from, to } = getRange(weeks);
  const { data, failed, reload } = useAdminData<MonthPlan>(`/admin/schedule/range?from=${from}&to=${to}`);
  useReloading(reload);
  const days = useMemo(() => groupByDay(data?.jobs ?? [], data?.planned ?? []), [data]);
  const [opened] = useState(() => Date.now());
  const today = toTyped(opened).date;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
      <Flex gap={2} wrap="wrap" justifyContent="space-between">
        <Typography tag="h2" variant="beta" aria-live="polite">
          {nameMonth(month)}
        </Typography>
        <Flex gap={2}>
          <Button variant="tertiary" onClick={() => onMonth(addMonths(month, -1))}>
            Previous month
          </Button>
          <Button
            variant="tertiary"
            disabled={month === toMonth(opened)}
            onClick={() => onMonth(toMonth(Date.now()))}
          >
            This month
          </Button>
          <Button variant="tertiary" onClick={() => onMonth(addMonths(month, 1))}>
            Next month
          </Button>
        </Flex>
      </Flex>
      {failed && (
        <Flex role="alert" gap={4}>
          <Typography textColor="danger600">The calendar could not be loaded.</Typography>
          <Button variant="tertiary" onClick={reload}>
            Try again
          </Button>
        </Flex>
      )}
      <Grid weeks={weeks} days={days} month={month} today={today} />
      <DayList weeks={weeks} days={days} month={month} today={today} />
      <Typography variant="pi" textColor="neutral600">
        Times are those of this computer: {getOwnZone()}.
      </Typography>
    </Flex>
  );
}

interface MonthProps {
  weeks: readonly Day[][];
  days: ReadonlyMap<string, Entry[]>;
  month: Month;
  today: string;
}

const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  background: ${({ theme }) => theme.colors.neutral0};

  ${NARROW} {
    display: none;
  }

  th {
    padding: 0.8rem;
    font-size: 1.2rem;
    text-align: start;
    color: ${({ theme }) => theme.colors.neutral600};
  }

  td {
    block-size: 11rem;
    padding: 0.8rem;
    vertical-align: top;
    border: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  td[data-other-month='true'] {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  td[aria-current='date'] {
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.colors.primary600};
  }
`;

const Caption = styled.caption`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const day = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' });

function Grid({ weeks, days, month, today }: MonthProps) {
  return (
    <Table>
      <Caption>{nameMonth(month)}</Caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.key}>
            {week.map(({ key, start, isInMonth }) => (
              <td key={key} data-other-month={!isInMonth} aria-current={key === today ? 'date' : undefined}>
                <Typography
                  tag="p"
                  variant="pi"
                  fontWeight={key === today ? 'bold' : 'regular'}
                  textColor={isInMonth ? 'neutral800' : 'neutral600'}
                >
                  <time dateTime={key}>
                    <VisuallyHidden>{day.format(start)}</VisuallyHidden>
                    <span aria-hidden>{new Date(start).getDate()}</span>
                  </time>
                  {key === today && ' Today'}
                </Typography>
                <Entries entries={days.get(key) ?? []} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Narrow = styled.ol`
  display: none;

  ${NARROW} {
    display: flex;
    flex-direction: column;
    gap: 0.8rem;
  }
`;

/** The days of the month with something on them, for narrow screens. */
function DayList({ weeks, days, month, today }: MonthProps) {
  const shown = weeks.flat().filter(({ key, isInMonth }) => isInMonth && (days.has(key) || key === today));
  return (
    <Narrow aria-label={`Days of ${nameMonth(month)}`}>
      {shown.map(({ key, start }) => (
        <li key={key} aria-current={key === today ? 'date' : undefined}>
          <Box background="neutral0" hasRadius padding={4} shadow="tableShadow">
            <Typography tag="h3" fontWeight="semiBold">
              {day.format(start)}
              {key === today && ', today'}
            </Typography>
            {days.has(key) ? (
              <Entries entries={days.get(key) ?? []} />
            ) : (
              <Typography textColor="neutral600">Nothing is planned.</Typography>
            )}
          </Box>
        </li>
      ))}
      {shown.length === 0 && (
        <li>
          <Typography textColor="neutral600">Nothing is planned in this month.</Typography>
        </li>
      )}
    </Narrow>
  );
}

const EntryList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 0.4rem;
  margin-block-start: 0.4rem;
`;

const EntryItem = styled.li`
  padding: 0.4rem 0.6rem;
  font-size: 1.2rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.colors.neutral800};
  border-inline-start: 3px solid ${({ theme }) => theme.colors.primary600};
  border-radius: 2px;
  background: ${({ theme }) => theme.colors.primary100};

  &[data-state='planned'] {
    border-inline-start-style: dashed;
    background: none;
  }

  &[data-state='failed'] {
    border-color: ${({ theme }) => theme.colors.danger600};
    background: ${({ theme }) => theme.colors.danger100};
  }

  &[data-state='done'] {
    border-color: ${({ theme }) => theme.colors.success600};
    background: ${({ theme }) => theme.colors.success100};
  }

  a {
    color: inherit;
  }
`;

const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

function Entries({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <EntryList>
      {entries.map((entry) => (
        <EntryItem key={entry.key} data-state={entry.kind === 'job' ? entry.job.state : 'planned'}>
          {time.format(entry.moment)}, {describeEntry(entry)}:{' '}
          <Link to={getFormPath(entry)}>{entry.title}</Link>
        </EntryItem>
      ))}
    </EntryList>
  );
}

const WORDS = {
  publish: { waiting: 'goes out', done: 'went out', failed: 'failed to go out', cancelled: 'cancelled' },
  unpublish: {
    waiting: 'is taken down',
    done: 'was taken down',
    failed: 'failed to be taken down',
    cancelled: 'cancelled',
  },
};

function describeEntry(entry: Entry): string {
  if (entry.kind === 'intention') return 'planned, not scheduled';
  return WORDS[entry.job.action][entry.job.state];
}
