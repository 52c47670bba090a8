import type { Attack } from './attack.ts';
import { commentFlood } from './kinds/comment-flood.ts';
import { contactFlood } from './kinds/contact-flood.ts';
import { exportFlood } from './kinds/export-flood.ts';
import { giantSignIns } from './kinds/giant-sign-ins.ts';
import { hashingFlood } from './kinds/hashing-flood.ts';
import { heavyTexts } from './kinds/heavy-texts.ts';
import { nothing } from './kinds/nothing.ts';
import { refusedUploads } from './kinds/refused-uploads.ts';
import { spreadLogins } from './kinds/spread-logins.ts';

/** Every kind of attack, in the order of a run. */
export const ATTACKS: readonly Attack[] = [
  nothing,
  hashingFlood,
  spreadLogins,
  exportFlood,
  commentFlood,
  contactFlood,
  heavyTexts,
  refusedUploads,
  giantSignIns,
];
