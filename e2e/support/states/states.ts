import { account } from './account.ts';
import { articles } from './articles.ts';
import { calculated } from './calculated.ts';
import { formsWithMessage, otherForms } from './forms.ts';
import { links } from './links.ts';
import { members } from './members.ts';
import { menus } from './menus.ts';
import { moments } from './moments.ts';
import type { ScreenState } from './ScreenState.ts';

/** Every screen after an interaction or with an error. Pictures use these unchanged. */
export const pictured: readonly ScreenState[] = [
  ...menus,
  ...moments,
  ...articles,
  ...formsWithMessage,
  ...otherForms,
  ...calculated,
  ...links,
  ...account,
];

/** These, plus those for which pictures use plausible people instead. */
export const states: readonly ScreenState[] = [...pictured, ...members];
