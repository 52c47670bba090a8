import { addStyle } from './add-style';
import { NARROW } from './list/card-table';

/**
 * Strapi shows its notifications at the top of the window, over the first lines of a text. Beside the form, below what is
 * there, they cover nothing that somebody types; on narrow screens, over the bar with the menu. They stand on one another
 * from the bottom up, for which their library (sonner) has variables. The admin's root font size is 10 px.
 */
const RULES = `
@media (min-width: 768px) {
  body [data-sonner-toaster][data-y-position] {
    inset: auto 1.6rem 1.6rem auto;
    inline-size: 26rem;
    transform: none;
  }

  body [data-sonner-toaster] > [data-sonner-toast][data-y-position] {
    inset-block: auto 0;
    inline-size: 100%;
    --lift: -1;
    --lift-amount: calc(-1 * var(--gap));
  }
}

${NARROW} {
  body [data-sonner-toaster][data-y-position] {
    inset: 0.2rem 0.4rem auto;
    inline-size: auto;
    transform: none;
  }

  body [data-sonner-toaster] > [data-sonner-toast][data-y-position] {
    inline-size: 100%;
  }

  /* As high as that bar. */
  body [data-sonner-toast] :has(> [role='status'], > [role='alert']) {
    padding-block: 1.2rem;
  }
}`;

export const placeNotifications = (): void => addStyle(RULES);
