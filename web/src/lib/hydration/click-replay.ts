import { TAKEN_OVER } from './hydrated-event';

/**
 * Keeps presses of buttons that only scripts answer until these are there, and presses anew then, each button once
 * however often it was pressed. Until then it shows that it was (`data-held`, `base.css`).
 */
export function holdPresses(): void {
  let presses = 0;

  const hold = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || isAnsweredByBrowser(button)) return;
    event.preventDefault();
    // Else React would answer too where it came between the press and its last step.
    event.stopImmediatePropagation();
    button.dataset.held ??= String((presses += 1));
  };

  document.addEventListener('click', hold, true);
  document.addEventListener(
    TAKEN_OVER,
    () => {
      document.removeEventListener('click', hold, true);
      // By the attribute: React may have put another button into the place of one (`hydration/carry-over.ts`).
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
 * A search is sent without scripts too, and a popover opens; a form of the method `dialog` outside of one goes nowhere.
 * Enter in a field presses its form's button.
 */
const isAnsweredByBrowser = (button: HTMLButtonElement): boolean =>
  button.hasAttribute('popovertarget') ||
  (button.type === 'submit' && button.form !== null && button.form.method !== 'dialog');
