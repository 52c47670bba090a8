import { normalized } from '../../../lib/shared/normalized.gen';

/** What people type who think of ending their life or of hurting themselves, in small letters without apostrophes. */
const CRISIS =
  /\bsuicid|\bself harm|\bselfharm|\b(?:kill|hang|hurt|harm|cut|cutting|killing|hurting|harming) (?:my|our)sel|\b(?:end|ending|take|taking) (?:my (?:own )?|our )(?:life|lives)|\bend it all\b|\b(?:want|wanna|wish|going|ready|how) (?:to )?(?:die|be dead)\b|\bwish i (?:was|were) dead|\bbetter off dead|\b(?:dont|do not|no longer) (?:want|wanna) (?:to )?(?:live|be alive)|\b(?:no|any) reason to live|\btired of (?:living|life)/;

/** Whether a search sounds like somebody in danger of themselves: rather once too often than once too little. */
export function isCrisis(search: string): boolean {
  const words = normalized('NFKC', search)
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return CRISIS.test(words);
}
