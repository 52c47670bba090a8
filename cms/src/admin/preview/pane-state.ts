import { useState } from 'react';
import type { OpenForm } from '../ui/form/open-form';
import { getSession, type FormSession } from '../saving/form-session';
import { SPLIT_FROM } from './styles';

/** In pixels. */
export const WIDTHS = { Phone: 390, Tablet: 768, Desktop: 1280 };

/** How an editor has arranged the preview of a form. */
export interface PaneState {
  isOpen: boolean;
  view: string;
  /** A name in `WIDTHS`. */
  width: string;
  scheme: string;
  /** The index of the address, if several pages show it. */
  page: number;
}

/** Strapi mounts the buttons again when a document gets its id, and when the window's width crosses a limit. */
const states = new WeakMap<FormSession, PaneState>();

const createState = (): PaneState => ({
  isOpen: false,
  view: 'Page',
  width: matchMedia(SPLIT_FROM).matches ? 'Desktop' : 'Phone',
  scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'Dark' : 'Light',
  page: 0,
});

export function usePaneState(form: OpenForm): [PaneState, (change: Partial<PaneState>) => void] {
  const session = getSession(form);
  const [state, setState] = useState(() => states.get(session) ?? createState());
  const change = (changed: Partial<PaneState>) => {
    const next = { ...(states.get(session) ?? state), ...changed };
    states.set(session, next);
    setState(next);
  };
  return [state, change];
}
