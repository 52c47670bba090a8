import { redirect, type RouteObject } from 'react-router-dom';
import { HUB_SLUGS } from '../lib/routing/hub-slugs';
import {
  BMI,
  BMR,
  CALORIE,
  DUE_DATE,
  PREGNANCY,
  TDEE,
  type CalculatorPlace,
} from '../pages/calculator/calculators';
import { pageRoute, type Page } from './page-route';

/** Each by its component's file, which must be its route's id. */
const CALCULATOR_PAGES: readonly { file: string; place: CalculatorPlace; component: Page['component'] }[] = [
  {
    file: 'src/pages/calculator/bmi/BmiPage.tsx',
    place: BMI,
    component: async () => (await import('../pages/calculator/bmi/BmiPage')).BmiPage,
  },
  {
    file: 'src/pages/calculator/calorie/CaloriePage.tsx',
    place: CALORIE,
    component: async () => (await import('../pages/calculator/calorie/CaloriePage')).CaloriePage,
  },
  {
    file: 'src/pages/calculator/bmr/BmrPage.tsx',
    place: BMR,
    component: async () => (await import('../pages/calculator/bmr/BmrPage')).BmrPage,
  },
  {
    file: 'src/pages/calculator/tdee/TdeePage.tsx',
    place: TDEE,
    component: async () => (await import('../pages/calculator/tdee/TdeePage')).TdeePage,
  },
  {
    file: 'src/pages/calculator/due-date/DueDatePage.tsx',
    place: DUE_DATE,
    component: async () => (await import('../pages/calculator/due-date/DueDatePage')).DueDatePage,
  },
  {
    file: 'src/pages/calculator/pregnancy/PregnancyPage.tsx',
    place: PREGNANCY,
    component: async () => (await import('../pages/calculator/pregnancy/PregnancyPage')).PregnancyPage,
  },
];

/** Pages of words alone, which ask the CMS nothing. */
const WORDS_PAGES: readonly { file: string; path: string; component: Page['component'] }[] = [
  {
    file: 'src/pages/legal/privacy/PrivacyPage.tsx',
    path: 'privacy-policy',
    component: async () => (await import('../pages/legal/privacy/PrivacyPage')).PrivacyPage,
  },
  {
    file: 'src/pages/legal/terms/TermsPage.tsx',
    path: 'terms',
    component: async () => (await import('../pages/legal/terms/TermsPage')).TermsPage,
  },
  {
    file: 'src/pages/legal/disclaimer/DisclaimerPage.tsx',
    path: 'disclaimer',
    component: async () => (await import('../pages/legal/disclaimer/DisclaimerPage')).DisclaimerPage,
  },
  {
    file: 'src/pages/legal/cookies/CookiePolicyPage.tsx',
    path: 'cookie-policy',
    component: async () => (await import('../pages/legal/cookies/CookiePolicyPage')).CookiePolicyPage,
  },
  {
    file: 'src/pages/faqs/FaqsPage.tsx',
    path: 'faqs',
    component: async () => (await import('../pages/faqs/FaqsPage')).FaqsPage,
  },
];

/** Accounts, what is a member's own, the newsletter's links, and the way to the editors: what these ask is the browser's to ask, by REST. */
const MEMBERS_PAGES: typeof WORDS_PAGES = [
  {
    file: 'src/pages/login/LoginPage.tsx',
    path: 'login',
    component: async () => (await import('../pages/login/LoginPage')).LoginPage,
  },
  {
    file: 'src/pages/signup/SignupPage.tsx',
    path: 'signup',
    component: async () => (await import('../pages/signup/SignupPage')).SignupPage,
  },
  {
    file: 'src/pages/forgot-password/ForgotPasswordPage.tsx',
    path: 'forgot-password',
    component: async () => (await import('../pages/forgot-password/ForgotPasswordPage')).ForgotPasswordPage,
  },
  {
    file: 'src/pages/enter-code/EnterCodePage.tsx',
    path: 'enter-code',
    component: async () => (await import('../pages/enter-code/EnterCodePage')).EnterCodePage,
  },
  {
    file: 'src/pages/change-password/ChangePasswordPage.tsx',
    path: 'change-password',
    component: async () => (await import('../pages/change-password/ChangePasswordPage')).ChangePasswordPage,
  },
  {
    file: 'src/pages/my-account/MyAccountPage.tsx',
    path: 'my-account',
    component: async () => (await import('../pages/my-account/MyAccountPage')).MyAccountPage,
  },
  {
    file: 'src/pages/newsletter-links/UnsubscribePage.tsx',
    path: 'unsubscribe',
    component: async () => (await import('../pages/newsletter-links/UnsubscribePage')).UnsubscribePage,
  },
  {
    file: 'src/pages/newsletter-links/ConfirmSubscriptionPage.tsx',
    path: 'confirm-subscription',
    component: async () =>
      (await import('../pages/newsletter-links/ConfirmSubscriptionPage')).ConfirmSubscriptionPage,
  },
  {
    file: 'src/pages/contact/ContactPage.tsx',
    path: 'contact-us',
    component: async () => (await import('../pages/contact/ContactPage')).ContactPage,
  },
  {
    file: 'src/pages/saved-blogs/SavedBlogsPage.tsx',
    path: 'saved-blogs',
    component: async () => (await import('../pages/saved-blogs/SavedBlogsPage')).SavedBlogsPage,
  },
  {
    file: 'src/pages/comment-section/CommentSectionPage.tsx',
    path: 'comment-section',
    component: async () => (await import('../pages/comment-section/CommentSectionPage')).CommentSectionPage,
  },
  {
    file: 'src/pages/rating-component/RatingComponentPage.tsx',
    path: 'rating-component',
    component: async () =>
      (await import('../pages/rating-component/RatingComponentPage')).RatingComponentPage,
  },
];

/**
 * Pages of one segment that have a route of their own: the browser fetches their routes when one is asked for, so that
 * they are no part of every page's first load. Their parent's id is this file, and so the server names its script
 * along with theirs (`routeFile.ts`).
 * @returns new routes at each call: a router writes into those it is given
 */
export function createLaterRoutes(): RouteObject[] {
  return [
    {
      id: 'app/later-routes.tsx',
      children: [
        pageRoute('src/pages/category/AllCategoriesPage.tsx', 'all-category-page', {
          component: async () => (await import('../pages/category/AllCategoriesPage')).AllCategoriesPage,
          loader: async () => (await import('../pages/category/all-categories.loader')).loader,
        }),
        pageRoute('src/pages/popular-topics/PopularTopicsPage.tsx', 'main-category', {
          component: async () =>
            (await import('../pages/popular-topics/PopularTopicsPage')).PopularTopicsPage,
          loader: async () => (await import('../pages/popular-topics/popular-topics.loader')).loader,
        }),
        ...CALCULATOR_PAGES.map(({ file, place: { path, topic }, component }) =>
          pageRoute(file, path.slice(1), {
            component,
            loader: async () => (await import('../pages/calculator/calculator.loader')).loaderOf(topic),
          }),
        ),
        ...[...WORDS_PAGES, ...MEMBERS_PAGES].map(({ file, path, component }) =>
          pageRoute(file, path, { component, loader: async () => () => null }),
        ),
        pageRoute('src/pages/about/AboutPage.tsx', 'about', {
          component: async () => (await import('../pages/about/AboutPage')).AboutPage,
          loader: async () => (await import('../pages/about/about.loader')).loader,
        }),
        pageRoute('src/pages/related-videos/RelatedVideosPage.tsx', 'related-videos', {
          component: async () =>
            (await import('../pages/related-videos/RelatedVideosPage')).RelatedVideosPage,
          loader: async () => (await import('../pages/related-videos/related-videos.loader')).loader,
        }),
        pageRoute('src/pages/styleguide/StyleguidePage.tsx', 'styleguide', {
          component: async () => {
            const { StyleguidePage, fetchParts } = await import('../pages/styleguide/StyleguidePage');
            await fetchParts();
            return StyleguidePage;
          },
          loader: async () => (await import('../pages/styleguide/styleguide.loader')).loader,
        }),
        ...HUB_SLUGS.map((slug) =>
          pageRoute('src/pages/hub/HubPage.tsx', slug, {
            component: async () => (await import('../pages/hub/HubPage')).HubPage,
            loader: async () => (await import('../pages/hub/hub.loader')).loaderOf(slug),
          }),
        ),
        // What the mobile menu calls them (C24).
        {
          id: 'diseases',
          path: 'diseases',
          caseSensitive: true,
          loader: () => redirect('/disease-prevention', 301),
        },
      ],
    },
  ];
}
