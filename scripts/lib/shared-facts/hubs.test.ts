import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATALOGUE } from '../../../cms/content/catalogue.ts';
import { getHubTexts } from '../../../web/src/pages/hub/hub-texts.ts';
import { getViewAllHref } from '../../../web/src/pages/hub/hubs.ts';
import { HUB_SLUGS } from '../../../web/test/hub-slugs.ts';

/** The "View All" targets of build-your-routine, featured and latest stories. */
const TARGETS = `
mens-health /category/preventive-screenings-checkups /category/healthy-aging-for-men /category/sexual-performance-confidence
mental-health /category/mental-fitness-daily-resilience /category/social-connection-loneliness /category/purpose-personal-meaning
nutrition /category/immune-boosting-nutrition /category/blood-sugar-energy-management /category/nutrition-across-life-stages
parenting /category/nutrition-mealtime-habits /category/digital-safety-online-behavior /category/developmental-milestones-growth
relationships /category/rebuilding-after-betrayal /category/financial-wellness-relationship-stability /category/sexual-wellness-intimacy-growth
reproductive-health /category/sexually-transmitted-infections-stis /category/pregnancy-complications /category/screenings-diagnostics
respiratory-health /category/respiratory-virus-infections /category/pulmonary-rehabilitation /category/smoking-and-lung-health
self-care /category/aromatherapy-essential-oils /category/personal-reflection-techniques /category/sensory-self-care
sexual-health /category/hormonal-influences /category/relationship-intimacy /category/impact-of-stress-on-sexuality
skin-care /category/preventive-skincare /category/natural-skincare-remedies /category/professional-treatments
sleep /category/effects-of-sleep-deprivation /category/pediatric-sleep-issues /category/sleep-optimization-techniques
wellness /category/stress-reduction-techniques /category/journaling-for-wellness /category/digital-wellbeing
womens-health /category/menstrual-health-education /category/perimenopause-support /category/pelvic-floor-therapy
`;
const given = TARGETS.trim()
  .split('\n')
  .map((line) => line.split(' '));

test("the site's tests list the addresses of the 31 hubs", () => {
  assert.deepEqual(
    HUB_SLUGS,
    CATALOGUE.map(({ slug }) => slug),
  );
});

test('View All of each hub leads to the specified categories', () => {
  for (const [slug, ...targets] of given) {
    const headings = CATALOGUE.find((topic) => topic.slug === slug)?.headings;
    assert.ok(headings);
    const { routine, featured, latest } = headings;
    assert.deepEqual([slug, ...[routine, featured, latest].map(getViewAllHref)], [slug, ...targets]);
  }
});

test('each hub has a unique title and description within the limits of search engines', () => {
  const words = CATALOGUE.map((topic) =>
    getHubTexts(topic.name, { headings: { __typename: 'HubHeadings', ...topic.headings } }),
  );
  assert.equal(new Set(words.map(({ title }) => title)).size, 31);
  assert.equal(new Set(words.map(({ description }) => description)).size, 31);
  for (const { title, description } of words) {
    assert.ok(title.length <= 60, title);
    assert.ok(description.length <= 160, description);
  }
});
