import type { Attack } from './attack.ts';
import { cacheFilling } from './kinds/cache-filling.ts';
import { commentFlood } from './kinds/comment-flood.ts';
import { contactFlood } from './kinds/contact-flood.ts';
import { exportFlood } from './kinds/export-flood.ts';
import { forgedTokens } from './kinds/forged-tokens.ts';
import { giantSignIns } from './kinds/giant-sign-ins.ts';
import { hashingFlood } from './kinds/hashing-flood.ts';
import { heavyTexts } from './kinds/heavy-texts.ts';
import { hopByHop } from './kinds/hop-by-hop.ts';
import { imageBombs } from './kinds/image-bombs.ts';
import { misspeltSearches } from './kinds/misspelt-searches.ts';
import { namesByCount } from './kinds/account-probing-by-count.ts';
import { namesByTime } from './kinds/account-probing-by-time.ts';
import { baseline } from './kinds/baseline.ts';
import { refusedBodies } from './kinds/refused-bodies.ts';
import { refusedUploads } from './kinds/refused-uploads.ts';
import { resetLockout } from './kinds/reset-lockout.ts';
import { slowBodies } from './kinds/slow-bodies.ts';
import { spreadLogins } from './kinds/spread-logins.ts';
import { staleTokens } from './kinds/stale-tokens.ts';
import { unreadResponses } from './kinds/unread-responses.ts';

/** Every attack, in the order of a run. Those that may stop a server come last. */
export const ATTACKS: readonly Attack[] = [
  baseline,
  forgedTokens,
  staleTokens,
  namesByCount,
  namesByTime,
  resetLockout,
  hopByHop,
  hashingFlood,
  spreadLogins,
  exportFlood,
  commentFlood,
  contactFlood,
  misspeltSearches,
  cacheFilling,
  slowBodies,
  refusedBodies,
  unreadResponses,
  refusedUploads,
  imageBombs,
  heavyTexts,
  giantSignIns,
];
