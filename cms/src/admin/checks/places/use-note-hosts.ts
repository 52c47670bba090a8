import { useEffect, useRef, useState } from 'react';
import { TEXT_ELEMENT } from '../../ui/form/text-parts';
import { useLatest } from '../../ui/use-latest';
import { findForm, findPlace } from './find-place';
import { followPath } from './follow-path';
import type { FormCheck, FormProblem } from '../form-problems';
import { addHost, isInHost } from './note-hosts';

/** The notes at one place of the form. */
export interface PlacedNotes {
  host: HTMLElement;
  input: HTMLElement | null;
  /** What they are about. */
  element: Element;
  problems: FormProblem[];
}

/** Strapi's form changes in several steps, such as when a block is opened. */
const SETTLED_MS = 100;

/**
 * Finds the places of problems in the form, again whenever blocks are opened, closed or moved. Typing changes no
 * element that matters here, so it costs nothing.
 */
export function useNoteHosts(check: FormCheck | undefined, getValues: () => unknown): PlacedNotes[] {
  const [placed, setPlaced] = useState<PlacedNotes[]>([]);
  const latest = useLatest(getValues);
  /** What is noted by now. */
  const noted = useRef<ReadonlySet<string>>(new Set());
  const hasProblems = check !== undefined && check.problems.length > 0;
  useEffect(() => {
    const form = hasProblems ? findForm() : null;
    if (!form || !check) return undefined;
    let isWaiting = false;
    const place = () => {
      timer = undefined;
      const found = placeProblems(form, check, latest.current());
      const shown = found.filter((notes) => !isBeingWritten(notes) || notes.problems.some(isNoted));
      isWaiting = shown.length < found.length;
      noted.current = new Set(shown.flatMap(({ problems }) => problems.map(getKey)));
      setPlaced(shown);
    };
    const isNoted = (problem: FormProblem) => noted.current.has(getKey(problem));
    const placeWaiting = () => {
      if (isWaiting && timer === undefined) timer = window.setTimeout(place, SETTLED_MS);
    };
    document.addEventListener('selectionchange', placeWaiting);
    document.addEventListener('focusin', placeWaiting);
    let timer: number | undefined = window.setTimeout(place);
    const observer = new MutationObserver((mutations) => {
      if (timer === undefined && mutations.some(mattersTo)) timer = window.setTimeout(place, SETTLED_MS);
    });
    observer.observe(form, { childList: true, subtree: true });
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('selectionchange', placeWaiting);
      document.removeEventListener('focusin', placeWaiting);
    };
  }, [check, hasProblems, latest]);

  const shown = hasProblems ? placed : NONE;
  // Hosts without notes go once React has emptied them.
  useEffect(
    () => () => {
      for (const { host } of shown) removeIfEmpty(host);
    },
    [shown],
  );
  return shown;
}

const NONE: PlacedNotes[] = [];

const getKey = ({ path, detail }: FormProblem): string => JSON.stringify([path, detail]);

/**
 * Whether the caret is in the part of the text that the notes are about. A table is not complete while it is filled:
 * notes below it would come and go, and move the text.
 */
function isBeingWritten({ host, element }: PlacedNotes): boolean {
  const text = host.closest(TEXT_ELEMENT);
  const caret = document.activeElement === text ? window.getSelection()?.anchorNode : null;
  return text !== null && caret !== null && caret !== undefined && element.contains(caret);
}

function placeProblems(form: Element, check: FormCheck, now: unknown): PlacedNotes[] {
  const byHost = new Map<HTMLElement, PlacedNotes>();
  for (const problem of check.problems) {
    const path = followPath(problem.path, check.values, now);
    const place = path && findPlace(form, path, now);
    if (!place) continue;
    const host = addHost(place);
    const notes = byHost.get(host) ?? { host, input: place.input, element: place.element, problems: [] };
    notes.problems.push(problem);
    byHost.set(host, notes);
  }
  return [...byHost.values()];
}

/** Those between the nodes of the text stay: only ProseMirror may change it. */
const removeIfEmpty = (host: HTMLElement): void => {
  setTimeout(() => {
    if (host.childElementCount === 0 && !isBetweenNodes(host)) host.remove();
  });
};

const isBetweenNodes = (element: Element): boolean =>
  element.closest(TEXT_ELEMENT) !== null && !element.closest('[data-node-view-wrapper]');

/** Neither our own notes nor what is typed into a text; blocks in it are opened and closed. */
const mattersTo = ({ target }: MutationRecord): boolean =>
  !isInHost(target) && !(target instanceof Element && isBetweenNodes(target));
