import { PAGES } from './pages.gen.ts';
import type { Screen } from './screen.ts';

/**
 * What a guest can come to, in each of the states that look different as they come: lists that hold something and lists that
 * hold nothing. Each page names its own (its `.route.ts`). The links of mails do not work here.
 * `../states/states.ts` has those that do, and what else needs an answer of the API or something done. Articles stand in
 * `screens`.
 */
export const pages: readonly Screen[] = [
  ...PAGES,
  { name: 'missing-page', path: '/no/such/page', expects: /404/ },
];
