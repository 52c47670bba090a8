import type { Site } from '../lib/site/site';
import type { Thing } from '../lib/seo/structured-data/thing';
import { CALCULATORS } from '../pages/calculator/calculators';
import { calculatorThings } from '../pages/calculator/calculator-things';
import { FAQS } from '../pages/faqs/faqs-page';
import { faqsThings } from '../pages/faqs/faqs-things';
import { COOKIES, DISCLAIMER, PRIVACY, TERMS } from '../pages/legal/policies';
import { policyThings } from '../pages/legal/policy-things';

type ThingsOf = (site: Site) => Thing[];

/** Pages whose text is the program's own, by path. */
const BY_PATH: ReadonlyMap<string, ThingsOf> = new Map<string, ThingsOf>([
  ...[PRIVACY, TERMS, DISCLAIMER, COOKIES].map((policy): [string, ThingsOf] => [
    policy.path,
    (site) => policyThings(policy, site),
  ]),
  [FAQS.path, faqsThings],
  ...CALCULATORS.map(({ path }): [string, ThingsOf] => [path, (site) => calculatorThings(path, site)]),
]);

/** What the page at this path tells search engines, whatever its loaders brought; undefined: that depends on them. */
export function thingsAt(path: string, site: Site): Thing[] | undefined {
  return BY_PATH.get(path)?.(site);
}
