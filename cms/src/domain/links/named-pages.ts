/** The site's own pages to which an article may link, by their paths. */
export const NAMED_PAGES: Readonly<Record<string, string>> = {
  '/bmi-calculator': 'BMI Calculator',
  '/bmr-calculator': 'BMR Calculator',
  '/calorie-calculator': 'Calorie Calculator',
  '/duedate-calculator': 'Due Date Calculator',
  '/pregnancy-calculator': 'Pregnancy Calculator',
  '/tdee-calculator': 'TDEE Calculator',
  '/about': 'About us',
  '/blog-list': 'All articles',
  '/contact-us': 'Contact us',
  '/cookie-policy': 'Cookie policy',
  '/disclaimer': 'Disclaimer',
  '/faqs': 'Frequently asked questions',
  '/main-category': 'All topics',
  '/privacy-policy': 'Privacy policy',
  '/related-videos': 'Videos',
  '/terms': 'Terms of use',
};
