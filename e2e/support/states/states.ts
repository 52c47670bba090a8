import { account } from './account.ts';
import { articles } from './articles.ts';
import { calculated } from './calculated.ts';
import { formsWithMessage, otherForms } from './forms.ts';
import { links } from './links.ts';
import { members } from './members.ts';
import { menus } from './menus.ts';
import { moments } from './moments.ts';
import type { ScreenState } from './ScreenState.ts';

/** Every screen as it is after somebody has done something there, or with something the matter. Pictures show these as they are. */
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

/** They, and those in which the pictures have plausible people instead. */
export const states: readonly ScreenState[] = [...pictured, ...members];
