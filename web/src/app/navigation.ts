export interface NavigationLink {
  to: string;
  text: string;
}

/** The header's links (document 2, section 2.5). */
export const HEADER_LINKS: readonly NavigationLink[] = [
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

/** The footer's bottom line (document 2, section 2.6). */
export const FOOTER_LINKS: readonly NavigationLink[] = [
  { to: '/privacy-policy', text: 'Privacy Policy' },
  { to: '/terms', text: 'Terms of Use' },
  { to: '/disclaimer', text: 'Disclaimer' },
  { to: '/bmi-calculator', text: 'BMI Calculator' },
  { to: '/bmr-calculator', text: 'BMR Calculator' },
  { to: '/calorie-calculator', text: 'Calorie Calculator' },
  { to: '/tdee-calculator', text: 'TDEE Calculator' },
  { to: '/duedate-calculator', text: 'Due Date Calculator' },
  { to: '/pregnancy-calculator', text: 'Pregnancy Calculator' },
  { to: '/contact-us', text: 'Contact Us' },
  { to: '/about', text: 'About' },
];
