import { NamedPanel } from '../ui/NamedPanel';
import { List } from '../ui/list/List';
import { useLabels } from '../ui/use-labels';
import { nameBlock } from './name-block';
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
        <Problems model={model} check={check} />
      </NamedPanel>
    ),
  };
}

function Problems({ model, check }: { model: string; check: FormCheck }) {
  const { problems, more, waiting, values } = check;
  const { getPart } = useLabels(model);
  return (
    <List>
      {problems.map((problem, index) => (
        <li key={index}>
          <Problem problem={problem} sentence={nameBlock(problem, values, getPart)} waiting={waiting} />
        </li>
      ))}
      {more > 0 && <li>{more} more. They are listed once these are mended.</li>}
    </List>
  );
}

interface ProblemProps {
  problem: FormProblem;
  sentence: string;
  waiting: FormCheck['waiting'];
}

const Problem = ({ problem, sentence, waiting }: ProblemProps) => (
  <ProblemButton type="button" $isRefused={problem.refused} onClick={() => places.emit(problem)}>
    {sentence}
    {problem.refused && <strong> {waiting} waits for this.</strong>}
  </ProblemButton>
);
