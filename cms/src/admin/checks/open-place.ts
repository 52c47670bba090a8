import { findForm, findPlace } from './find-place';

/** Blocks render what is in them some time after they are opened. */
const RENDER_MS = 60;
/** No field is in more blocks and items. */
const MOST_OPENED = 6;

/** Leads to the field of a path: opens the blocks and items around it, and focuses it. */
export async function openPlace(path: readonly (string | number)[], values: unknown): Promise<void> {
  const form = findForm();
  if (!form) return;
  closeDrawer();
  for (let opened = 0; opened < MOST_OPENED; opened += 1) {
    const closed = findPlace(form, path, values)?.closed;
    if (!closed) break;
    closed.click();
    await new Promise((resolve) => setTimeout(resolve, RENDER_MS));
  }
  const place = findPlace(form, path, values);
  if (!place) return;
  const target = place.input ?? findFocusable(place.element);
  (place.heading ?? place.element).scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** On narrow screens, what is beside the form is in a drawer over it. A press beside the drawer closes it. */
function closeDrawer(): void {
  const overlay = document.querySelector('[data-testid="actions-drawer-overlay"]');
  if (overlay instanceof HTMLElement) overlay.click();
}

const findFocusable = (element: Element): HTMLElement | null =>
  element.querySelector('button:not([disabled]), input, textarea, [tabindex="0"]');
