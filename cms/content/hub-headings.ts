import type { HubTopic } from '../src/domain/categories/hub-topics';

/**
 * The headings of a hub's six sections, in page order (document 2, section 2.1). "View All" beside `routine`, `featured`
 * and `latest` leads to `/category/{slugOf(heading)}`, so these three are always names of the topic's own sub-topics.
 */
export interface HubHeadings {
  /** Over the row of tiles. */
  topics: string;
  /** Over the six articles of `{Topic}-build-your-routine`. */
  routine: string;
  /** Over the popular issues. */
  issues: string;
  /** Over `{Topic}-featured`. */
  featured: string;
  /** Over the carousel, `{Topic}-brand-news`. */
  carousel: string;
  /** Over `{Topic}-latest-stories`. */
  latest: string;
}

/** Word for word those of document 2 where it shows them: all but Body image to LGBTQ health, whose headings it leaves open. */
export const HUB_HEADINGS = {
  'Addiction-recovery': {
    topics: 'Foundations of Recovery',
    routine: 'Mental Health & Trauma Recovery',
    issues: 'Deep Dive into Recovery',
    featured: 'Family & Relationship Support',
    carousel: 'Life After Rehab',
    latest: 'Nutrition & Physical Wellness in Recovery',
  },
  Aging: {
    topics: 'Aging Well',
    routine: 'Caregiving & Support for Seniors',
    issues: 'Age-Related Health Matters',
    featured: 'Cognitive Health & Brain Fitness',
    carousel: 'Sleep & Aging Health',
    latest: 'Healthy Aging & Lifestyle Choices',
  },
  Allergies: {
    topics: 'Types of Allergies',
    routine: 'Allergy Prevention & Management',
    issues: 'When Reactions Get Serious',
    featured: 'Chronic Allergic Conditions',
    carousel: 'Children & Allergies',
    latest: 'Medication & Treatment Options',
  },
  'Body-image': {
    topics: 'Body Image Topics',
    routine: 'Building Self-Esteem',
    issues: 'Common Struggles',
    featured: 'Social Media & Appearance',
    carousel: 'Body Image After Pregnancy',
    latest: 'Body Acceptance',
  },
  Cancer: {
    topics: 'Cancer Topics',
    routine: 'Cancer Screening',
    issues: 'Types of Cancer',
    featured: 'Cancer Survivorship',
    carousel: 'Genetic Risk & Cancer',
    latest: 'Cancer Pain & Palliative Care',
  },
  'Child-development': {
    topics: 'Stages & Skills',
    routine: 'Play & Learning',
    issues: 'Common Concerns',
    featured: 'Language & Speech Development',
    carousel: 'Attachment & Bonding',
    latest: 'Social & Emotional Growth',
  },
  'Chronic-illness': {
    topics: 'Chronic Illness Topics',
    routine: 'Pacing & Energy Management',
    issues: 'Common Conditions',
    featured: 'Autoimmune Conditions',
    carousel: 'Flare-Up Planning',
    latest: 'Managing Several Conditions',
  },
  'Communication-skills': {
    topics: 'Communication Topics',
    routine: 'Active Listening',
    issues: 'Common Challenges',
    featured: 'Difficult Conversations',
    carousel: 'Text & Online Communication',
    latest: 'Family Communication',
  },
  Digestion: {
    topics: 'Digestion Topics',
    routine: 'Fiber & Bowel Habits',
    issues: 'Digestive Issues',
    featured: 'Gut Microbiome',
    carousel: 'Probiotics & Prebiotics',
    latest: 'Colonoscopy & Gut Tests',
  },
  'Disability-health': {
    topics: 'Everyday Life',
    routine: 'Accessible Exercise',
    issues: 'Conditions & Support',
    featured: 'Assistive Technology',
    carousel: 'Adaptive Sports',
    latest: 'Disability Rights & Benefits',
  },
  'Disease-prevention': {
    topics: 'Prevention Topics',
    routine: 'Hand Hygiene',
    issues: 'What You Can Prevent',
    featured: 'Health Screenings by Age',
    carousel: 'Travel Health',
    latest: 'Public Health Basics',
  },
  'Eating-disorders': {
    topics: 'Eating Disorder Topics',
    routine: 'Meal Support',
    issues: 'Types of Eating Disorders',
    featured: 'Eating Disorder Treatment',
    carousel: 'Helping a Friend Who Struggles',
    latest: 'Recovery Stories & Hope',
  },
  'Emotional-health': {
    topics: 'Emotional Health Areas',
    routine: 'Emotional Regulation',
    issues: 'Difficult Feelings',
    featured: 'Emotional Intelligence',
    carousel: 'Coping with Change',
    latest: 'Joy & Gratitude',
  },
  'Eye-health': {
    topics: 'Eye Health Topics',
    routine: 'Eye Exams',
    issues: 'Eye Conditions',
    featured: 'Digital Eye Strain',
    carousel: 'Contact Lens Care',
    latest: "Children's Vision",
  },
  Fitness: {
    topics: 'Ways to Move',
    routine: 'Strength Training',
    issues: 'Training for Every Body',
    featured: 'Walking for Health',
    carousel: 'Warm-Up & Recovery',
    latest: 'Fitness Motivation',
  },
  'Healthy-habits': {
    topics: 'Everyday Habits',
    routine: 'Morning Routines',
    issues: 'Habits to Change',
    featured: 'Habit Building',
    carousel: 'Healthy Habits at Work',
    latest: 'Healthy Habits for Families',
  },
  'Heart-health': {
    topics: 'Heart Health Topics',
    routine: 'Heart-Healthy Eating',
    issues: 'Heart Conditions',
    featured: 'Exercise & the Heart',
    carousel: 'Stress & the Heart',
    latest: 'Women & Heart Disease',
  },
  'LGBTQ-health': {
    topics: 'LGBTQ+ Health Topics',
    routine: 'Coming Out & Mental Health',
    issues: 'Care & Concerns',
    featured: 'Finding Affirming Doctors',
    carousel: 'LGBTQ+ Family Building',
    latest: 'Chosen Family & Belonging',
  },
  'Mens-health': {
    topics: "Men's Health Topics",
    routine: 'Preventive Screenings & Checkups',
    issues: "Common Men's Issues",
    featured: 'Healthy Aging for Men',
    carousel: 'Stress Management & Burnout',
    latest: 'Sexual Performance & Confidence',
  },
  'Mental-health': {
    topics: 'Mental Health Areas',
    routine: 'Mental Fitness & Daily Resilience',
    issues: 'Core Challenges',
    featured: 'Social Connection & Loneliness',
    carousel: 'Digital Mental Health & Tech Boundaries',
    latest: 'Purpose & Personal Meaning',
  },
  Nutrition: {
    topics: 'Nutrition Topics',
    routine: 'Immune-Boosting Nutrition',
    issues: 'Nutritional Needs',
    featured: 'Blood Sugar & Energy Management',
    carousel: 'Mindful & Intuitive Eating',
    latest: 'Nutrition Across Life Stages',
  },
  Parenting: {
    topics: 'Parenting Topics',
    routine: 'Nutrition & Mealtime Habits',
    issues: 'Common Challenges',
    featured: 'Digital Safety & Online Behavior',
    carousel: 'Parental Self-Care & Mental Health',
    latest: 'Developmental Milestones & Growth',
  },
  Relationships: {
    topics: 'Relationship Topics',
    routine: 'Rebuilding After Betrayal',
    issues: 'Common Issues',
    featured: 'Financial Wellness & Relationship Stability',
    carousel: 'Digital Relationships & Online Dating',
    latest: 'Sexual Wellness & Intimacy Growth',
  },
  'Reproductive-health': {
    topics: 'Reproductive Topics',
    routine: 'Sexually Transmitted Infections (STIs)',
    issues: 'Key Concerns',
    featured: 'Pregnancy Complications',
    carousel: 'Natural Family Planning Methods',
    latest: 'Screenings & Diagnostics',
  },
  'Respiratory-health': {
    topics: 'Breathing & Lung Health',
    routine: 'Respiratory Virus Infections',
    issues: 'Respiratory Issues',
    featured: 'Pulmonary Rehabilitation',
    carousel: 'Occupational Lung Diseases',
    latest: 'Smoking and Lung Health',
  },
  'Self-care': {
    topics: 'Self-Care Areas',
    routine: 'Aromatherapy & Essential Oils',
    issues: 'Mind & Body Routines',
    featured: 'Personal Reflection Techniques',
    carousel: 'Restorative Sleep Habits',
    latest: 'Sensory Self-Care',
  },
  'Sexual-health': {
    topics: 'Sexual Health Topics',
    routine: 'Hormonal Influences',
    issues: 'Prevention & Care',
    featured: 'Relationship Intimacy',
    carousel: 'Sexual Health Screenings',
    latest: 'Impact of Stress on Sexuality',
  },
  'Skin-care': {
    topics: 'Skin Health Basics',
    routine: 'Preventive Skincare',
    issues: 'Common Conditions',
    featured: 'Natural Skincare Remedies',
    carousel: 'Skin Allergies & Reactions',
    latest: 'Professional Treatments',
  },
  Sleep: {
    topics: 'Sleep Health Topics',
    routine: 'Effects of Sleep Deprivation',
    issues: 'Disorders & Disruptions',
    featured: 'Pediatric Sleep Issues',
    carousel: "Technology's Impact on Sleep",
    latest: 'Sleep Optimization Techniques',
  },
  Wellness: {
    topics: 'Wellness Areas',
    routine: 'Stress Reduction Techniques',
    issues: 'Mind-Body Balance',
    featured: 'Journaling for Wellness',
    carousel: 'Gut-Brain Health',
    latest: 'Digital Wellbeing',
  },
  'Womens-health': {
    topics: "Women's Health Topics",
    routine: 'Menstrual Health Education',
    issues: 'Conditions & Treatments',
    featured: 'Perimenopause Support',
    carousel: 'Prenatal Nutrition',
    latest: 'Pelvic Floor Therapy',
  },
} as const satisfies Record<HubTopic, HubHeadings>;
