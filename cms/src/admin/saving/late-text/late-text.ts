import type { Values } from '../../ui/form/open-form';
import { mergeFields } from '../../ui/form/merge-typed';

/** The state of a form while it is being saved and loaded again. Values are replaced when they change, never mutated. */
export interface SaveInProgress {
  /** The values that were sent; as stored, once they are loaded, where nothing has been typed since. */
  sent: Values;
  /** The values with what has been typed since. */
  typed: Values;
  /** The object with which the form was filled last. */
  filledWith: Values;
  /** The form was given new values but has not shown them yet: a key pressed in between is shown first. */
  isFilling: boolean;
  /** The server has stored what was sent. */
  isSaved: boolean;
}

export const beginSave = (values: Values, filledWith: Values): SaveInProgress => ({
  sent: values,
  typed: values,
  filledWith,
  isFilling: false,
  isSaved: false,
});

/** Whether something has been typed that the save did not store. */
export const hasLateText = ({ sent, typed, isSaved }: SaveInProgress): boolean =>
  isSaved && Object.keys({ ...sent, ...typed }).some((field) => typed[field] !== sent[field]);

/**
 * Follows a form that is being saved, at each of its renders. Strapi fills it with what it has sent, and then with the
 * response, or opens a new form for a new document: what was typed in the meantime is lost, unless it is put back.
 * @returns the next state; `restored` when the form lost text: the values it should have
 */
export function followSave(
  state: SaveInProgress,
  values: Values,
  filledWith: Values,
): { state: SaveInProgress; restored?: Values } {
  const { sent, typed, isSaved } = state;
  const isFilling = state.isFilling || filledWith !== state.filledWith;
  if (!isFilling || !isFilledAt(values, filledWith, typed)) {
    const isStillFilling = isFilling && values !== filledWith;
    return { state: { ...state, typed: values, filledWith, isFilling: isStillFilling } };
  }
  // Before the response, the form can only be filled with something older. After it, the form may have been used before
  // this follows it: other values than it was filled with were typed there.
  const restored = isSaved ? mergeFields(sent, typed, values) : typed;
  const stored = Object.entries(filledWith).filter(([field]) => typed[field] === sent[field]);
  const next = {
    ...state,
    sent: isSaved ? { ...sent, ...Object.fromEntries(stored) } : sent,
    typed: restored,
    filledWith,
    isFilling: false,
  };
  return isSame(restored, values) ? { state: next } : { state: next, restored };
}

/** Whether a value shows what the form was filled with, even if a key was pressed since. */
function isFilledAt(value: unknown, filled: unknown, typed: unknown): boolean {
  if (value === typed) return false;
  if (value === filled) return true;
  if (!isContainer(value) || !isContainer(filled)) return false;
  return Object.keys(value).some((key) =>
    isFilledAt(value[key], filled[key], isContainer(typed) ? typed[key] : undefined),
  );
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSame = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);
