import { useEffect } from 'react';
import { findForm } from '../../checks/places/find-place';
import { TEXT_ELEMENT } from '../../ui/form/text-parts';

const ONE_LINE = 'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], :disabled)';
const TEXT = `${TEXT_ELEMENT}[contenteditable=true]`;
const FIELDS = [ONE_LINE, 'textarea:not(:disabled)', TEXT].join();

/**
 * Enter in a field of one line leads on: from the title of an article to its text, from others to the next field. By
 * default, it would save the form, which takes the focus away from somebody who types on.
 */
export function EnterLeadsOn() {
  useEffect(() => {
    window.addEventListener('keydown', leadOn);
    return () => window.removeEventListener('keydown', leadOn);
  }, []);
  return null;
}

function leadOn(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  // Others have acted on it, such as a list of choices.
  if (event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  const form = findForm();
  if (!form || target.form !== form) return;
  event.preventDefault();
  if (target.matches(ONE_LINE) && target.role !== 'combobox') findNext(form, target)?.focus();
}

function findNext(form: Element, field: HTMLInputElement): HTMLElement | undefined {
  const text = form.querySelector<HTMLElement>(TEXT);
  if (field.name === 'title' && text) return text;
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter((one) => one.checkVisibility());
  return fields[fields.indexOf(field) + 1];
}
