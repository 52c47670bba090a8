import { account } from './account.ts';
import { articles } from './articles.ts';
import { calculators } from './calculators.ts';
import { formsWithMessage, otherForms } from './forms.ts';
import { links } from './links.ts';
import { members } from './members.ts';
import { menus } from './menus.ts';
import { loadingAndErrors } from './loading-and-errors.ts';
import type { ScreenState } from './screen-state.ts';

/** Every screen after an interaction or with an error. Pictures use these unchanged. */
export const picturedStates: readonly ScreenState[] = [
  ...menus,
  ...loadingAndErrors,
  ...articles,
  ...formsWithMessage,
  ...otherForms,
  ...calculators,
  ...links,
  ...account,
];

/** These, plus those for which pictures use plausible people instead. */
export const states: readonly ScreenState[] = [...picturedStates, ...members];
