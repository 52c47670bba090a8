import { PAGES } from './pages.gen.ts';
import type { Screen } from './screen.ts';

/**
 * All pages that a guest can visit, in each state that looks different on load, such as full and empty lists. Each page
 * declares its screens in its `.route.ts`. Links from mails are invalid here. `../states/states.ts` has the valid ones,
 * and everything else that needs an API response or an interaction. Articles are in `screens`.
 */
export const pages: readonly Screen[] = [
  ...PAGES,
  { name: 'missing-page', path: '/no/such/page', expects: /404/ },
];
