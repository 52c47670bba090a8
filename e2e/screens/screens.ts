import { pages } from '../support/screens.ts';
import { ARTICLES } from './articles.ts';
import { CALCULATOR_STATES } from './calculators.ts';
import { FORMS } from './forms.ts';
import { MEMBERS } from './members.ts';
import { MOMENTS } from './moments.ts';
import type { Screen } from './screen.ts';

export const SCREENS: readonly Screen[] = [
  ...pages,
  ...ARTICLES,
  ...CALCULATOR_STATES,
  ...FORMS,
  ...MEMBERS,
  ...MOMENTS,
];
