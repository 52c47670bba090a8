import { slugify } from '../src/platform/shared/slug.gen';
import { CATALOGUE, type HubHeadings } from './catalogue';

/** The specified headings of 13 hubs. */
const FULL_TABLE = `
| Men's health (/mens-health) | Men's Health Topics | Preventive Screenings & Checkups (/category/preventive-screenings-checkups) | Common Men's Issues | Healthy Aging for Men (/category/healthy-aging-for-men) | Stress Management & Burnout | Sexual Performance & Confidence (/category/sexual-performance-confidence) |
| Mental health (/mental-health) | Mental Health Areas | Mental Fitness & Daily Resilience (/category/mental-fitness-daily-resilience) | Core Challenges | Social Connection & Loneliness (/category/social-connection-loneliness) | Digital Mental Health & Tech Boundaries | Purpose & Personal Meaning (/category/purpose-personal-meaning) |
| Nutrition (/nutrition) | Nutrition Topics | Immune-Boosting Nutrition (/category/immune-boosting-nutrition) | Nutritional Needs | Blood Sugar & Energy Management (/category/blood-sugar-energy-management) | Mindful & Intuitive Eating | Nutrition Across Life Stages (/category/nutrition-across-life-stages) |
| Parenting (/parenting) | Parenting Topics | Nutrition & Mealtime Habits (/category/nutrition-mealtime-habits) | Common Challenges | Digital Safety & Online Behavior (/category/digital-safety-online-behavior) | Parental Self-Care & Mental Health | Developmental Milestones & Growth (/category/developmental-milestones-growth) |
| Relationships (/relationships) | Relationship Topics | Rebuilding After Betrayal (/category/rebuilding-after-betrayal) | Common Issues | Financial Wellness & Relationship Stability (/category/financial-wellness-relationship-stability) | Digital Relationships & Online Dating | Sexual Wellness & Intimacy Growth (/category/sexual-wellness-intimacy-growth) |
| Reproductive health (/reproductive-health) | Reproductive Topics | Sexually Transmitted Infections (STIs) (/category/sexually-transmitted-infections-stis) | Key Concerns | Pregnancy Complications (/category/pregnancy-complications) | Natural Family Planning Methods | Screenings & Diagnostics (/category/screenings-diagnostics) |
| Respiratory health (/respiratory-health) | Breathing & Lung Health | Respiratory Virus Infections (/category/respiratory-virus-infections) | Respiratory Issues | Pulmonary Rehabilitation (/category/pulmonary-rehabilitation) | Occupational Lung Diseases | Smoking and Lung Health (/category/smoking-and-lung-health) |
| Self-care (/self-care) | Self-Care Areas | Aromatherapy & Essential Oils (/category/aromatherapy-essential-oils) | Mind & Body Routines | Personal Reflection Techniques (/category/personal-reflection-techniques) | Restorative Sleep Habits | Sensory Self-Care (/category/sensory-self-care) |
| Sexual health (/sexual-health) | Sexual Health Topics | Hormonal Influences (/category/hormonal-influences) | Prevention & Care | Relationship Intimacy (/category/relationship-intimacy) | Sexual Health Screenings | Impact of Stress on Sexuality (/category/impact-of-stress-on-sexuality) |
| Skin care (/skin-care) | Skin Health Basics | Preventive Skincare (/category/preventive-skincare) | Common Conditions | Natural Skincare Remedies (/category/natural-skincare-remedies) | Skin Allergies & Reactions | Professional Treatments (/category/professional-treatments) |
| Sleep (/sleep) | Sleep Health Topics | Effects of Sleep Deprivation (/category/effects-of-sleep-deprivation) | Disorders & Disruptions | Pediatric Sleep Issues (/category/pediatric-sleep-issues) | Technology's Impact on Sleep | Sleep Optimization Techniques (/category/sleep-optimization-techniques) |
| Wellness (/wellness) | Wellness Areas | Stress Reduction Techniques (/category/stress-reduction-techniques) | Mind-Body Balance | Journaling for Wellness (/category/journaling-for-wellness) | Gut-Brain Health | Digital Wellbeing (/category/digital-wellbeing) |
| Women's health (/womens-health) | Women's Health Topics | Menstrual Health Education (/category/menstrual-health-education) | Conditions & Treatments | Perimenopause Support (/category/perimenopause-support) | Prenatal Nutrition | Pelvic Floor Therapy (/category/pelvic-floor-therapy) |
`;

/**
 * The first three of the specification's "First 18 topics": six headings each, in page order, one of them with its
 * target.
 */
const SIX_HEADINGS = `
Addiction recovery: Foundations of Recovery; Mental Health & Trauma Recovery (/category/mental-health-trauma-recovery); Deep Dive into Recovery; Family & Relationship Support; Life After Rehab; Nutrition & Physical Wellness in Recovery. The other View All targets are not shown.
Aging: Aging Well; Caregiving & Support for Seniors; Age-Related Health Matters; Cognitive Health & Brain Fitness; Sleep & Aging Health; Healthy Aging & Lifestyle Choices. View All targets not shown.
Allergies: Types of Allergies; Allergy Prevention & Management; When Reactions Get Serious; Chronic Allergic Conditions; Children & Allergies; Medication & Treatment Options. View All targets not shown.
`;

interface Documented {
  topic: string;
  headings: string[];
  /** Keyed by the position of the heading. */
  targets: Map<number, string>;
}

const SECTIONS: readonly (keyof HubHeadings)[] = [
  'topics',
  'routine',
  'issues',
  'featured',
  'carousel',
  'latest',
];

/**
 * A heading as the specification writes it, with or without its target: `Pelvic Floor Therapy
 * (/category/pelvic-floor-therapy)`.
 */
function split(cell: string): [heading: string, target?: string] {
  const parts = /^(.*) \((\/category\/[\w-]+)\)$/.exec(cell);
  return parts?.[1] === undefined ? [cell] : [parts[1], parts[2]];
}

function documented(topic: string, cells: string[]): Documented {
  const headings = cells.map(split);
  return {
    topic,
    headings: headings.map(([heading]) => heading),
    targets: new Map(headings.flatMap(([, target], index) => (target ? [[index, target]] : []))),
  };
}

const fromTable = FULL_TABLE.trim()
  .split('\n')
  .map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .map(([topic = '', ...cells]) => documented(topic.replace(/ \(\/[\w-]+\)$/, ''), cells));
const fromList = SIX_HEADINGS.trim()
  .split('\n')
  .map((row) => /^([^:]+): (.*?)\. [^.]*\.$/.exec(row))
  .map((parts) => documented(parts?.[1] ?? '', parts?.[2]?.split('; ') ?? []));
const all = [...fromList, ...fromTable];

const topicNamed = (name: string) =>
  CATALOGUE.find((topic) => slugify(topic.name) === slugify(name)) ?? {
    name,
    subTopics: [],
    headings: undefined,
  };
const getHeadings = (name: string) => SECTIONS.map((section) => topicNamed(name).headings?.[section]);

it('the specification parses to 16 topics with six headings each and 40 link targets', () => {
  expect(fromList).toHaveLength(3);
  expect(fromTable).toHaveLength(13);
  expect(all.map(({ headings }) => headings.length)).toEqual(all.map(() => 6));
  expect(all.flatMap(({ targets }) => [...targets])).toHaveLength(40);
});

describe('hub headings', () => {
  it.each(all)(
    'match the specification word for word and in order on the $topic hub',
    ({ topic, headings }) => {
      expect(getHeadings(topic)).toEqual(headings);
    },
  );

  it.each(all.filter(({ targets }) => targets.size > 0))(
    'link to the specified category pages on the $topic hub',
    ({ topic, targets }) => {
      for (const [index, target] of targets) {
        expect(`/category/${slugify(getHeadings(topic)[index] ?? '')}`).toBe(target);
      }
    },
  );

  it.each(CATALOGUE)(
    'are sub-topics of $name where they have a "View All" link',
    ({ headings, subTopics }) => {
      for (const heading of [headings.routine, headings.featured, headings.latest])
        expect(subTopics).toContain(heading);
    },
  );

  it.each(CATALOGUE)('are six distinct headings in page order on the $name hub', ({ headings }) => {
    expect(new Set(Object.values(headings)).size).toBe(6);
    expect(Object.keys(headings)).toEqual(SECTIONS);
    for (const heading of Object.values(headings)) expect(heading.trim()).toBe(heading);
  });
});
