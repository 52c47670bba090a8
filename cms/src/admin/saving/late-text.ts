import type { Values } from '../ui/open-form';

/** The state of a form while it is being saved and loaded again. Values are replaced when they change, never mutated. */
export interface SaveInProgress {
  /** The values that were sent, or with which the form was filled since. */
  sent: Values;
  /** The values with what has been typed since. */
  typed: Values;
  /** The object with which the form was filled last. */
  filledWith: object;
}

/**
 * Follows a form that is being saved. Strapi fills it again with what it has sent, and then with the response: what was
 * typed in the meantime is lost, unless it is put back.
 * @returns the next state; `restored` when the form lost text: the values it should have
 */
export function followSave(
  state: SaveInProgress,
  values: Values,
  filledWith: object,
): { state: SaveInProgress; restored?: Values } {
  if (filledWith === state.filledWith) return { state: { ...state, typed: values } };
  const late = findLateChanges(state.sent, state.typed);
  if (Object.keys(late).length === 0) return { state: { sent: values, typed: values, filledWith } };
  const restored = { ...values, ...late };
  return { state: { sent: values, typed: restored, filledWith }, restored };
}

const findLateChanges = (sent: Values, now: Values): Values =>
  Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== sent[field]));
