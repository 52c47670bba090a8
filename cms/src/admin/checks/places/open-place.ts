import { findForm, findPlace } from './find-place';

/** Blocks render what is in them some time after they are opened. */
const RENDER_MS = 60;
/** No field is in more blocks and items. */
const MOST_OPENED = 6;

/** Leads to the field of a path: opens the blocks and items around it, and focuses it. */
export async function openPlace(path: readonly (string | number)[], values: unknown): Promise<void> {
  const form = findForm();
  if (!form) return;
  const isNarrow = closeDrawer();
  for (let opened = 0; opened < MOST_OPENED; opened += 1) {
    const closed = findPlace(form, path, values)?.closed;
    if (!closed) break;
    closed.click();
    await new Promise((resolve) => setTimeout(resolve, RENDER_MS));
  }
  const place = findPlace(form, path, values);
  if (!place) return;
  await waitUntilStill(place.element);
  const target = place.input ?? findFocusable(place.element);
  const shown = place.heading ?? place.element;
  if (isNarrow && shown instanceof HTMLElement) shown.style.scrollMarginBlockEnd = BELOW_DRAWER;
  shown.scrollIntoView({ block: 'center' });
  if (place.part?.isEntry === false) place.part.focus();
  else target?.focus({ preventScroll: true });
}

const MOST_WAITED_MS = 600;

/** Blocks are opened and closed in an animation, which moves what is below them. */
async function waitUntilStill(element: Element): Promise<void> {
  let before = Number.NaN;
  for (let waited = 0; waited < MOST_WAITED_MS; waited += RENDER_MS) {
    const { top } = element.getBoundingClientRect();
    if (top === before) return;
    before = top;
    await new Promise((resolve) => setTimeout(resolve, RENDER_MS));
  }
}

/** The height of the closed drawer. The admin's root font size is 10 px. */
const BELOW_DRAWER = '18rem';

/**
 * On narrow screens, what is beside the form is in a drawer over it. A press beside the drawer closes it.
 * @returns whether there is one
 */
function closeDrawer(): boolean {
  const overlay = document.querySelector('[data-testid="actions-drawer-overlay"]');
  if (overlay instanceof HTMLElement) overlay.click();
  return overlay !== null;
}

const findFocusable = (element: Element): HTMLElement | null =>
  element.querySelector('button:not([disabled]), input, textarea, [tabindex="0"]');
