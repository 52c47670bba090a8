import { pages } from '../support/screens/pages.ts';
import { picturedStates } from '../support/states/states.ts';
import { ARTICLES } from './articles.ts';
import { DESK } from './desk.ts';
import { MEMBERS } from './members.ts';
import { open } from './open.ts';
import type { Screen } from './screen.ts';

export const SCREENS: readonly Screen[] = [
  ...pages.map(({ path, ...page }) => ({ ...page, show: open(path) })),
  ...picturedStates,
  ...ARTICLES,
  ...MEMBERS,
  ...DESK,
];
