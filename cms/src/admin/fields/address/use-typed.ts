import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether somebody has typed into a field of the form since it was filled. Forms are also filled by versions, copies and
 * conflicts: these change no other field.
 * @param within an element of the form
 * @param filledWith another object whenever the form is filled
 */
export function useTyped(within: RefObject<Element | null>, field: string, filledWith: object): boolean {
  const [typedIn, setTypedIn] = useState<object>();
  useEffect(() => {
    const form = within.current?.closest('form');
    const note = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === field) setTypedIn(filledWith);
    };
    form?.addEventListener('input', note);
    return () => form?.removeEventListener('input', note);
  }, [within, field, filledWith]);
  return typedIn === filledWith;
}
