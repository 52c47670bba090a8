// Copied from scripts/shared-rules/site-links.ts by npm run codegen.
/** A link of the site. */
export interface SiteLink {
  /** An address on the web, or a path of the site. */
  to: string;
  text: string;
}

/** The header's links, unless the site settings have others. */
export const HEADER_LINKS: readonly SiteLink[] = [
  { to: '/main-category', text: 'Popular Topics' },
  { to: '/categories-list', text: 'Health Conditions' },
  { to: '/wellness', text: 'Wellness' },
  { to: '/fitness', text: 'Fitness' },
  { to: '/nutrition', text: 'Nutrition' },
  { to: '/disease-prevention', text: 'Diseases' },
  { to: '/womens-health', text: "Women's Health" },
  { to: '/mens-health', text: "Men's Health" },
  { to: '/reproductive-health', text: 'Reproductive Health' },
  { to: '/aging', text: 'Aging' },
  { to: '/self-care', text: 'Self-Care' },
  { to: '/sexual-health', text: 'Sexual Health' },
];

/** The six calculators: in the phone's menu, and in the footer unless the site settings have others. */
export const CALCULATOR_LINKS: readonly SiteLink[] = [
  { to: '/bmi-calculator', text: 'BMI Calculator' },
  { to: '/bmr-calculator', text: 'BMR Calculator' },
  { to: '/calorie-calculator', text: 'Calorie Calculator' },
  { to: '/tdee-calculator', text: 'TDEE Calculator' },
  { to: '/duedate-calculator', text: 'Due Date Calculator' },
  { to: '/pregnancy-calculator', text: 'Pregnancy Calculator' },
];

/** The footer's bottom links, next to the calculators, unless the site settings have others. */
export const FOOTER_LINKS: readonly SiteLink[] = [
  { to: '/privacy-policy', text: 'Privacy Policy' },
  { to: '/terms', text: 'Terms of Use' },
  { to: '/disclaimer', text: 'Disclaimer' },
  { to: '/contact-us', text: 'Contact Us' },
  { to: '/about', text: 'About' },
];

interface FooterColumn extends SiteLink {
  /** Category names separated by commas, which no name contains. Their pages are at the slugs of their names. */
  names: string;
}

/** The footer's six columns, each headed by a link to its topic's hub, unless the site settings have others. */
export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    to: '/aging',
    text: 'Age Brings Change',
    names: "Aging Well,Alzheimer's Disease,Osteoporosis,Fall Prevention,Hearing Loss,Dementia Care",
  },
  {
    to: '/body-image',
    text: 'Body Image',
    names: 'Body Acceptance,Body Neutrality,Body Image in Teens,Weight Stigma,Building Self-Esteem',
  },
  {
    to: '/cancer',
    text: 'Types of Cancer',
    names: 'Breast Cancer,Lung Cancer,Prostate Cancer,Bowel Cancer,Skin Cancer,Leukemia',
  },
  {
    to: '/communication-skills',
    text: 'Communication Skills',
    names: 'Active Listening,Assertiveness,Conflict Resolution,Setting Boundaries,Public Speaking',
  },
  {
    to: '/digestion',
    text: 'Digestive Issues',
    names: 'Acid Reflux & Heartburn,Constipation,Celiac Disease,Irritable Bowel Syndrome,Lactose Intolerance',
  },
  {
    to: '/fitness',
    text: 'Fitness Matters',
    names: 'Walking for Health,Strength Training,Cardio Workouts,Yoga Practice,Home Workouts,Sports Injuries',
  },
];
