import { useRef } from 'react';
import { createEmitter } from '../../ui/emitter';
import { getActionType } from '../../ui/form/action-type';

/** The parts used here of what an action of Strapi's forms returns. */
interface Action {
  onClick?: (event?: unknown) => unknown;
}
type FormAction = ((props: object) => Action | null) & { type?: string };

const isSaving = (action: unknown): action is FormAction =>
  ['update', 'publish'].includes(getActionType(action));

/** *Save* or *Publish* has done what it does, or refused it. */
export const presses = createEmitter<void>();

/** Wraps *Save* and *Publish*: Strapi disables them a moment after a click, and until then the next one acts as well. */
export function pressOnce<T>(original: T): T {
  if (!isSaving(original)) return original;
  const Original: FormAction = original;
  const Once = (props: object): Action | null => {
    const action = Original(props);
    const isPressed = useRef(false);
    if (!action?.onClick) return action;
    const { onClick } = action;
    return {
      ...action,
      onClick: async (event) => {
        // For Strapi: nothing is left to be asked.
        if (isPressed.current) return true;
        isPressed.current = true;
        try {
          return await onClick(event);
        } finally {
          isPressed.current = false;
          presses.emit();
        }
      },
    };
  };
  return Object.assign(Once, original);
}
