import { HYDRATED } from './hydrated-event';

/**
 * Holds clicks on buttons that need scripts until React has hydrated, then replays them, each button once however
 * often it was clicked. Until then the button shows that it was clicked (`data-held`, `base.css`).
 */
export function holdClicks(): void {
  let presses = 0;

  const hold = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || worksWithoutScripts(button)) return;
    event.preventDefault();
    // Otherwise React would handle the click as well, if it hydrates before the event reaches it.
    event.stopImmediatePropagation();
    button.dataset.held ??= String((presses += 1));
  };

  document.addEventListener('click', hold, true);
  document.addEventListener(
    HYDRATED,
    () => {
      document.removeEventListener('click', hold, true);
      // Finds the button by its attribute: React may have replaced it (`hydration/carry-over.ts`).
      const held = [...document.querySelectorAll<HTMLButtonElement>('button[data-held]')];
      for (const button of held.toSorted((a, b) => Number(a.dataset.held) - Number(b.dataset.held))) {
        delete button.dataset.held;
        button.click();
      }
    },
    { once: true },
  );
}

/**
 * A search form works without scripts, and so does a popover. A form with `method="dialog"` outside a dialog does
 * nothing by itself. Enter in a field clicks its form's button.
 */
const worksWithoutScripts = (button: HTMLButtonElement): boolean =>
  button.hasAttribute('popovertarget') ||
  (button.type === 'submit' && button.form !== null && button.form.method !== 'dialog');
