import type { Site } from '../lib/site/site';
import type { Thing } from '../lib/seo/structured-data/json-ld';
import { CALCULATORS } from '../pages/calculator/calculators';
import { calculatorJsonLd } from '../pages/calculator/calculator.json-ld';
import { FAQS } from '../pages/faqs/faqs-page';
import { faqsJsonLd } from '../pages/faqs/faqs.json-ld';
import { COOKIES, DISCLAIMER, PRIVACY, TERMS } from '../pages/legal/policies';
import { policyJsonLd } from '../pages/legal/policy.json-ld';

type ThingsOf = (site: Site) => Thing[];

/** Pages whose text is the program's own, by path. */
const BY_PATH: ReadonlyMap<string, ThingsOf> = new Map<string, ThingsOf>([
  ...[PRIVACY, TERMS, DISCLAIMER, COOKIES].map((policy): [string, ThingsOf] => [
    policy.path,
    (site) => policyJsonLd(policy, site),
  ]),
  [FAQS.path, faqsJsonLd],
  ...CALCULATORS.map(({ path }): [string, ThingsOf] => [path, (site) => calculatorJsonLd(path, site)]),
]);

/** What the page at this path tells search engines, whatever its loaders brought; undefined: that depends on them. */
export function jsonLdAt(path: string, site: Site): Thing[] | undefined {
  return BY_PATH.get(path)?.(site);
}
