import { RESERVED_ADDRESSES } from '../src/domain/categories/reserved-addresses';
import { topicValueFromName } from '../src/domain/categories/placement-key';
import { slugify } from '../src/platform/shared/slug.gen';
import { CATALOGUE } from './catalogue';

const subTopics = CATALOGUE.flatMap((topic) => topic.subTopics);
const names = [...CATALOGUE.map((topic) => topic.name), ...subTopics];

/** The topics in the order of the specification. */
const TOPIC_NAMES =
  "Addiction Recovery, Aging, Allergies, Body Image, Cancer, Child Development, Chronic Illness, Communication Skills, Digestion, Disability Health, Disease Prevention, Eating Disorders, Emotional Health, Eye Health, Fitness, Healthy Habits, Heart Health, LGBTQ+ Health, Men's Health, Mental Health, Nutrition, Parenting, Relationships, Reproductive Health, Respiratory Health, Self Care, Sexual Health, Skin Care, Sleep, Wellness, Women's Health".split(
    ', ',
  );

/** The API values of the topics. */
const TOPIC_VALUES =
  'Addiction-recovery, Aging, Allergies, Body-image, Cancer, Child-development, Chronic-illness, Communication-skills, Digestion, Disability-health, Disease-prevention, Eating-disorders, Emotional-health, Eye-health, Fitness, Healthy-habits, Heart-health, LGBTQ-health, Mens-health, Mental-health, Nutrition, Parenting, Relationships, Reproductive-health, Respiratory-health, Self-care, Sexual-health, Skin-care, Sleep, Wellness, Womens-health'.split(
    ', ',
  );

/** The paths of the hubs. */
const HUB_ROUTES =
  '/addiction-recovery, /aging, /allergies, /body-image, /cancer, /child-development, /chronic-illness, /communication-skills, /digestion, /disability-health, /disease-prevention, /eating-disorders, /emotional-health, /eye-health, /fitness, /healthy-habits, /heart-health, /lgbtq-health, /mens-health, /mental-health, /nutrition, /parenting, /relationships, /reproductive-health, /respiratory-health, /self-care, /sexual-health, /skin-care, /sleep, /wellness, /womens-health'.split(
    ', ',
  );

/** The headings for which the specification names a View All target, by target. */
const NAMED_TARGETS: Record<string, string> = {
  'Mental Health & Trauma Recovery': 'mental-health-trauma-recovery',
  'Preventive Screenings & Checkups': 'preventive-screenings-checkups',
  'Healthy Aging for Men': 'healthy-aging-for-men',
  'Sexual Performance & Confidence': 'sexual-performance-confidence',
  'Mental Fitness & Daily Resilience': 'mental-fitness-daily-resilience',
  'Social Connection & Loneliness': 'social-connection-loneliness',
  'Purpose & Personal Meaning': 'purpose-personal-meaning',
  'Immune-Boosting Nutrition': 'immune-boosting-nutrition',
  'Blood Sugar & Energy Management': 'blood-sugar-energy-management',
  'Nutrition Across Life Stages': 'nutrition-across-life-stages',
  'Nutrition & Mealtime Habits': 'nutrition-mealtime-habits',
  'Digital Safety & Online Behavior': 'digital-safety-online-behavior',
  'Developmental Milestones & Growth': 'developmental-milestones-growth',
  'Rebuilding After Betrayal': 'rebuilding-after-betrayal',
  'Financial Wellness & Relationship Stability': 'financial-wellness-relationship-stability',
  'Sexual Wellness & Intimacy Growth': 'sexual-wellness-intimacy-growth',
  'Sexually Transmitted Infections (STIs)': 'sexually-transmitted-infections-stis',
  'Pregnancy Complications': 'pregnancy-complications',
  'Screenings & Diagnostics': 'screenings-diagnostics',
  'Respiratory Virus Infections': 'respiratory-virus-infections',
  'Pulmonary Rehabilitation': 'pulmonary-rehabilitation',
  'Smoking and Lung Health': 'smoking-and-lung-health',
  'Aromatherapy & Essential Oils': 'aromatherapy-essential-oils',
  'Personal Reflection Techniques': 'personal-reflection-techniques',
  'Sensory Self-Care': 'sensory-self-care',
  'Hormonal Influences': 'hormonal-influences',
  'Relationship Intimacy': 'relationship-intimacy',
  'Impact of Stress on Sexuality': 'impact-of-stress-on-sexuality',
  'Preventive Skincare': 'preventive-skincare',
  'Natural Skincare Remedies': 'natural-skincare-remedies',
  'Professional Treatments': 'professional-treatments',
  'Effects of Sleep Deprivation': 'effects-of-sleep-deprivation',
  'Pediatric Sleep Issues': 'pediatric-sleep-issues',
  'Sleep Optimization Techniques': 'sleep-optimization-techniques',
  'Stress Reduction Techniques': 'stress-reduction-techniques',
  'Journaling for Wellness': 'journaling-for-wellness',
  'Digital Wellbeing': 'digital-wellbeing',
  'Menstrual Health Education': 'menstrual-health-education',
  'Perimenopause Support': 'perimenopause-support',
  'Pelvic Floor Therapy': 'pelvic-floor-therapy',
};

/** Paths on the home page that must lead to a sub-topic (C20). */
const HOME_TARGETS =
  'alcoholism recovery-phase arthritis vision-loss adhd infertility erectile-dysfunction sleep-training breast-cancer'.split(
    ' ',
  );

/** The slug rule of the topic hubs, written from the specification, not from the code. */
function getHubSlug(name: string): string {
  return name
    .toLowerCase()
    .trim()
    .replace(/['’]/g, '')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-');
}

/** The slug rule of Popular Topics and the categories list, also written from the specification. */
function getListSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the topics', () => {
  it('are the 31 specified topics in the specified order', () => {
    expect(CATALOGUE.map((topic) => topic.name)).toEqual(TOPIC_NAMES);
  });

  it('have the specified API values', () => {
    expect(CATALOGUE.map((topic) => topic.value)).toEqual(TOPIC_VALUES);
  });

  it('have the values that topicValueFromName derives from their names', () => {
    expect(CATALOGUE.map((topic) => topicValueFromName(topic.name))).toEqual(TOPIC_VALUES);
  });

  it('have slugs that match the hub routes', () => {
    expect(CATALOGUE.map((topic) => `/${topic.slug}`)).toEqual(HUB_ROUTES);
  });

  it.each(CATALOGUE.map((topic) => [topic.name, topic.subTopics.length]))(
    '%s has 20 sub-topics',
    (_, count) => {
      expect(count).toBe(20);
    },
  );
});

describe('every topic and sub-topic name (C20)', () => {
  it('is unique regardless of case', () => {
    expect(repeated(names.map((name) => name.toLowerCase()))).toEqual([]);
  });

  it('is trimmed, single-spaced and free of commas, slashes and underscores', () => {
    expect(
      names.filter((name) => name === '' || name !== name.trim() || /[,/\\_]|\s{2}|[^\S ]/.test(name)),
    ).toEqual([]);
  });

  it('gives the same slug under the hub rule, the list rule and slugify', () => {
    const slugs = (name: string) => new Set([slugify(name), getListSlug(name), getHubSlug(name)]);
    expect(names.filter((name) => slugs(name).size !== 1)).toEqual([]);
  });

  it('has a unique slug', () => {
    expect(repeated(names.map(slugify))).toEqual([]);
  });

  it('fits the database column of 100 characters', () => {
    expect(names.filter((name) => name.length > 100)).toEqual([]);
  });
});

describe('the sub-topics', () => {
  const slugs = subTopics.map(slugify);

  it('do not take the address of a hub or a reserved route', () => {
    const routes = new Set([...HUB_ROUTES.map((route) => route.slice(1)), ...RESERVED_ADDRESSES]);
    expect(slugs.filter((slug) => routes.has(slug))).toEqual([]);
  });

  it.each(Object.entries(NAMED_TARGETS))('include %s at /category/%s', (name, slug) => {
    expect(subTopics).toContain(name);
    expect(slugify(name)).toBe(slug);
  });

  it.each(HOME_TARGETS)('include the home page link target /%s', (slug) => {
    expect(slugs).toContain(slug);
  });
});
