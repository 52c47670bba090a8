import { normalize } from '../../../lib/shared/normalize.gen';

/** Search phrases that suggest suicidal thoughts or self-harm, in lower case without apostrophes. */
const CRISIS =
  /\bsuicid|\bself harm|\bselfharm|\b(?:kill|hang|hurt|harm|cut|cutting|killing|hurting|harming) (?:my|our)sel|\b(?:end|ending|take|taking) (?:my (?:own )?|our )(?:life|lives)|\bend it all\b|\b(?:want|wanna|wish|going|ready|how) (?:to )?(?:die|be dead)\b|\bwish i (?:was|were) dead|\bbetter off dead|\b(?:dont|do not|no longer) (?:want|wanna) (?:to )?(?:live|be alive)|\b(?:no|any) reason to live|\btired of (?:living|life)/;

/** Whether a search suggests that the reader is at risk. A false positive is better than a false negative. */
export function isCrisis(search: string): boolean {
  const words = normalize('NFKC', search)
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return CRISIS.test(words);
}
