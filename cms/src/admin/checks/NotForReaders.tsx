import { NamedPanel } from '../ui/NamedPanel';
import { List } from '../ui/list/List';
import { toFormKey, type FormCheck, type FormProblem } from './form-problems';
import { places } from './places/places';
import { ProblemButton } from './ProblemButton';
import { useFormCheck } from './use-form-check';

interface Props {
  model: string;
  documentId?: string;
}

/** Next to a form: parts of it that readers would not see, or do not see since it was published. */
export function NotForReaders({ model, documentId }: Props) {
  const check = useFormCheck(toFormKey(model, documentId));
  if (!check || check.problems.length === 0) return null;
  const title = check.isPublished ? 'Published. Not everything reaches all readers' : 'Not for readers';
  return {
    title,
    content: (
      <NamedPanel name={title}>
        <Problems check={check} />
      </NamedPanel>
    ),
  };
}

function Problems({ check: { problems, more, waiting } }: { check: FormCheck }) {
  return (
    <List>
      {problems.map((problem, index) => (
        <li key={index}>
          <Problem problem={problem} waiting={waiting} />
        </li>
      ))}
      {more > 0 && <li>{more} more. They are listed once these are mended.</li>}
    </List>
  );
}

const Problem = ({ problem, waiting }: { problem: FormProblem; waiting: FormCheck['waiting'] }) => (
  <ProblemButton type="button" $isRefused={problem.refused} onClick={() => places.emit(problem)}>
    {problem.message}
    {problem.refused && <strong> {waiting} waits for this.</strong>}
  </ProblemButton>
);
