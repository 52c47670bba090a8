import { Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { List } from '../../ui/list/List';
import { useAdminData } from '../../ui/server/use-admin-data';
import { describeDistance, describeMissed, describeMoment } from '../moments';
import { getFormPath, type Job, type PlanLists } from '../plans';

/** More are on the page of the schedule. */
const MOST = 5;

/** On the home page: what failed, what ran late, and what goes out next. */
export function ScheduleWidget() {
  const { data: lists, failed } = useAdminData<PlanLists>('/admin/schedule/list');
  if (failed) return <Widget.Error />;
  if (!lists) return <Widget.Loading />;
  const late = lists.done.filter(({ missed }) => missed);
  return (
    <List>
      {lists.failed.slice(0, MOST).map((job) => (
        <li key={job.id}>
          <Typography textColor="danger600">{FAILED[job.action]}: </Typography>
          <To job={job} />. {job.note}
        </li>
      ))}
      {late.slice(0, MOST).map((job) => (
        <li key={job.id}>
          <To job={job} /> was due on {describeMoment(job.dueAt)}.{' '}
          {job.finishedAt !== null && describeMissed(job.finishedAt)}
        </li>
      ))}
      {lists.waiting.slice(0, MOST).map((job) => (
        <li key={job.id}>
          <To job={job} /> {NEXT[job.action]} {describeDistance(job.dueAt)}, on {describeMoment(job.dueAt)}.
        </li>
      ))}
      {lists.failed.length + late.length + lists.waiting.length === 0 && <li>Nothing is scheduled.</li>}
    </List>
  );
}

const FAILED = { publish: 'Not published', unpublish: 'Not unpublished' };
const NEXT = { publish: 'goes out', unpublish: 'disappears from the site' };

const To = ({ job }: { job: Job }) => <Link to={getFormPath(job)}>{job.title}</Link>;
