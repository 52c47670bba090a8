import { useEffect, useState } from 'react';
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
  const hasProblems = check !== undefined && check.problems.length > 0;
  useEffect(() => {
    const form = hasProblems ? findForm() : null;
    if (!form || !check) return undefined;
    const place = () => {
      timer = undefined;
      setPlaced(placeProblems(form, check, latest.current()));
    };
    let timer: number | undefined = window.setTimeout(place);
    const observer = new MutationObserver((mutations) => {
      if (timer === undefined && mutations.some(mattersTo)) timer = window.setTimeout(place, SETTLED_MS);
    });
    observer.observe(form, { childList: true, subtree: true });
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
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

function placeProblems(form: Element, check: FormCheck, now: unknown): PlacedNotes[] {
  const byHost = new Map<HTMLElement, PlacedNotes>();
  for (const problem of check.problems) {
    const path = followPath(problem.path, check.values, now);
    const place = path && findPlace(form, path, now);
    if (!place) continue;
    const host = addHost(place);
    const notes = byHost.get(host) ?? { host, input: place.input, problems: [] };
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
