import { Portal, VisuallyHidden } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormCheck, FormProblem } from '../form-problems';
import { followPath } from './follow-path';
import { findFirstError, hasError } from '../form-errors';
import { nameBlockByNumber } from '../name-block';
import { Note } from '../Note';
import { describeBy } from './note-hosts';
import { openPlace } from './open-place';
import { places } from './places';
import { refusals } from '../publications/publications';
import { presses } from '../../saving/creation/press-once';
import { useLabels } from '../../ui/use-labels';
import { useLatest } from '../../ui/use-latest';
import { useNoteHosts, type PlacedNotes } from './use-note-hosts';

interface Props {
  /** The content type. */
  model: string;
  documentId: string | undefined;
  check: FormCheck | undefined;
}

/** Beside each field of the open form: what readers would not get of it. */
export function FieldNotes({ model, documentId, check }: Props) {
  const getValues = useForm('FieldNotes', (state) => state.getValues);
  const errors: unknown = useForm('FieldNotes', (state) => state.errors);
  const placed = useNoteHosts(check, getValues);

  useOpenRefused(documentId, getValues, errors);

  useEffect(
    () =>
      places.listen(({ path }) => {
        const now = getValues();
        const place = check && followPath(path, check.values, now);
        if (place) void openPlace(place, now);
      }),
    [check, getValues],
  );

  return (
    <>
      <Announcement model={model} check={check} />
      {placed.map((notes, index) => (
        <NotesAtPlace key={index} notes={notes} errors={errors} waiting={check?.waiting ?? 'Publishing'} />
      ))}
    </>
  );
}

/** Strapi opens what it knows as a field by then. */
const OPEN_AFTER_MS = 200;

/** Leads to the first field for which the server, or the form itself, has refused to save or publish. */
function useOpenRefused(documentId: string | undefined, getValues: () => unknown, errors: unknown): void {
  const latest = useLatest({ getValues, errors });
  const isRefusedByServer = useRef(false);
  useEffect(
    () =>
      refusals.listen((refusal) => {
        if (refusal.documentId !== documentId) return false;
        isRefusedByServer.current = true;
        setTimeout(() => void openPlace(refusal.path, latest.current.getValues()), OPEN_AFTER_MS);
        return true;
      }),
    [documentId, latest],
  );
  useEffect(
    () =>
      presses.listen(() => {
        const isOpening = isRefusedByServer.current;
        isRefusedByServer.current = false;
        if (isOpening) return;
        setTimeout(() => {
          const path = findFirstError(latest.current.errors);
          if (path) void openPlace(path, latest.current.getValues());
        }, OPEN_AFTER_MS);
      }),
    [latest],
  );
}

/** All prose is one field. */
const MOST_AT_PLACE = 6;

interface NotesProps {
  notes: PlacedNotes;
  errors: unknown;
  waiting: FormCheck['waiting'];
}

function NotesAtPlace({ notes: { host, input, problems }, errors, waiting }: NotesProps) {
  const id = useId();
  // The form shows these in its own way.
  const shown = problems.filter(({ refused, path }) => !(refused && hasError(errors, path)));
  const isShown = shown.length > 0;
  useEffect(() => {
    if (!input || !isShown) return undefined;
    describeBy(input, id, true);
    return () => describeBy(input, id, false);
  });
  return (
    <Portal container={host}>
      {isShown && (
        <div id={id}>
          {shown.slice(0, MOST_AT_PLACE).map((problem, index) => (
            <Note key={index} isRefused={problem.refused} waiting={waiting}>
              {toSentence(problem)}
            </Note>
          ))}
          {shown.length > MOST_AT_PLACE && (
            <Note isRefused={shown.slice(MOST_AT_PLACE).some(({ refused }) => refused)} waiting={waiting}>
              {`${shown.length - MOST_AT_PLACE} more are in the list beside the form.`}
            </Note>
          )}
        </div>
      )}
    </Portal>
  );
}

function toSentence({ detail }: FormProblem): string {
  const text = `${detail.slice(0, 1).toUpperCase()}${detail.slice(1)}`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Tells screen readers what was found since the last check, without moving the focus. */
function Announcement({ model, check }: Pick<Props, 'model' | 'check'>) {
  const labels = useLatest(useLabels(model));
  const told = useRef(new Set<string>());
  const [text, setText] = useState('');
  useEffect(() => {
    if (!check) return undefined;
    const { problems, values } = check;
    const found = problems
      .filter(({ message }) => !told.current.has(message))
      .map((problem) => nameBlockByNumber(problem, values, labels.current.getPart));
    told.current = new Set(problems.map(({ message }) => message));
    if (problems.length > 0 && found.length === 0) return undefined;
    const next =
      found.length > 0
        ? `Noted beside the fields: ${found.slice(0, MOST_TOLD).join(' ')}${describeRest(found)}`
        : '';
    const timer = setTimeout(() => setText(next));
    return () => clearTimeout(timer);
  }, [check, labels]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}

const MOST_TOLD = 2;

const describeRest = ({ length }: readonly string[]): string =>
  length > MOST_TOLD ? ` And ${length - MOST_TOLD} more, in the list beside the form.` : '';
