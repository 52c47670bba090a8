import { HUB_SLUGS } from '../../lib/routing/hub-slugs';
import { hubAt, viewAllHref } from './hubs';
import { hubWords } from './hub-words';

/** Document 2, section 2.1: where "View All" leads beside build-your-routine, featured and latest stories. */
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

const all = HUB_SLUGS.map((slug) => {
  const hub = hubAt(slug);
  if (!hub) throw new Error(`There is no hub at /${slug}.`);
  return { slug, hub };
});
const targetsOf = (slug: string) => {
  const { routine = '', featured = '', latest = '' } = hubAt(slug)?.headings ?? {};
  return [routine, featured, latest].map(viewAllHref);
};

test('defines 31 hubs, each with the slug of its API value', () => {
  expect(all).toHaveLength(31);
  expect(all.map(({ hub }) => hub.topic.toLowerCase())).toEqual(HUB_SLUGS);
  expect(new Set(HUB_SLUGS).size).toBe(31);
});

test.each(given)('links View All of /%s to the specified categories', (slug = '', ...targets) => {
  expect(targetsOf(slug)).toEqual(targets);
});

test('links View All of /addiction-recovery to its specified category', () => {
  expect(targetsOf('addiction-recovery')[0]).toBe('/category/mental-health-trauma-recovery');
});

test('disables ads from the stories on for women’s health only', () => {
  expect(all.filter(({ hub }) => !hub.adsFromStoriesOn).map(({ slug }) => slug)).toEqual(['womens-health']);
});

test.each(['', 'sleep-training', 'constructor'])('finds no hub at /%s', (slug) => {
  expect(hubAt(slug)).toBeUndefined();
});

test('gives each hub a unique title and description within search engine limits', () => {
  const words = all.map(({ slug, hub }) => hubWords(slug, hub));
  expect(new Set(words.map(({ title }) => title)).size).toBe(31);
  expect(new Set(words.map(({ description }) => description)).size).toBe(31);
  for (const { title, description } of words) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
