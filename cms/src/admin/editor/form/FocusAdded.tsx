import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { findForm } from '../../checks/places/find-place';
import { TEXT_FIELD } from '../text/write-in-one-field';
import { findAdded } from './find-added';

/** A part is added by the press before it. Other changes come by themselves, such as those of a colleague. */
const PRESSED_MS = 500;
/** Strapi opens the part, which draws its fields, in a moment. */
const DRAWN_MS = 1000;

/** Puts the caret into the first field of a part that was just added in the form, such as a question. */
export function FocusAdded() {
  const values = useForm('FocusAdded', (form) => form.values);
  const before = useRef(values);
  const pressedAt = useRef(-Infinity);
  useEffect(() => {
    const press = ({ target, timeStamp }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button') : null;
      pressedAt.current = button && findForm()?.contains(button) ? timeStamp : -Infinity;
    };
    window.addEventListener('click', press, true);
    return () => window.removeEventListener('click', press, true);
  }, []);
  useEffect(() => {
    const isPressed = performance.now() - pressedAt.current < PRESSED_MS;
    // Not after each key.
    const path = isPressed ? findAdded(before.current, values) : undefined;
    before.current = values;
    // The lists within blocks do it themselves.
    if (path && path[0] !== TEXT_FIELD) focusOnceDrawn(`[name^="${path.join('.')}."]:not(:disabled)`);
  }, [values]);
  return null;
}

function focusOnceDrawn(fields: string): void {
  const start = performance.now();
  const { activeElement: begun } = document;
  const look = () => {
    const { activeElement: active } = document;
    // Somebody has gone on elsewhere. A button that is gone leaves the focus nowhere.
    if (active !== begun && active !== document.body) return;
    const field = findForm()?.querySelector<HTMLElement>(fields);
    if (field) field.focus();
    else if (performance.now() - start < DRAWN_MS) requestAnimationFrame(look);
  };
  look();
}
