import type { PageListing } from '../../lib/page/page-descriptor';
import { listing as about } from '../../pages/about/about.route';
import { listing as article } from '../../pages/article/article.route';
import { listing as blogList } from '../../pages/blog-list/blog-list.route';
import { listing as bmi } from '../../pages/calculator/bmi/bmi.route';
import { listing as bmr } from '../../pages/calculator/bmr/bmr.route';
import { listing as calorie } from '../../pages/calculator/calorie/calorie.route';
import { listing as dueDate } from '../../pages/calculator/due-date/due-date.route';
import { listing as pregnancy } from '../../pages/calculator/pregnancy/pregnancy.route';
import { listing as tdee } from '../../pages/calculator/tdee/tdee.route';
import { listing as categoriesList } from '../../pages/categories-list/categories-list.route';
import { listing as allCategories } from '../../pages/category/all-categories/all-categories.route';
import { listing as category } from '../../pages/category/category.route';
import { listing as changePassword } from '../../pages/change-password/change-password.route';
import { listing as commentSection } from '../../pages/comment-section/comment-section.route';
import { listing as contact } from '../../pages/contact/contact.route';
import { listing as enterCode } from '../../pages/enter-code/enter-code.route';
import { listing as faqs } from '../../pages/faqs/faqs.route';
import { listing as forgotPassword } from '../../pages/forgot-password/forgot-password.route';
import { listing as home } from '../../pages/home/home.route';
import { listing as hub } from '../../pages/hub/hub.route';
import { listing as cookies } from '../../pages/legal/cookies/cookies.route';
import { listing as disclaimer } from '../../pages/legal/disclaimer/disclaimer.route';
import { listing as privacy } from '../../pages/legal/privacy/privacy.route';
import { listing as terms } from '../../pages/legal/terms/terms.route';
import { listing as login } from '../../pages/login/login.route';
import { listing as myAccount } from '../../pages/my-account/my-account.route';
import { listing as confirmSubscription } from '../../pages/newsletter-links/confirm-subscription.route';
import { listing as unsubscribe } from '../../pages/newsletter-links/unsubscribe.route';
import { listing as popularTopics } from '../../pages/popular-topics/popular-topics.route';
import { listing as ratingComponent } from '../../pages/rating-component/rating-component.route';
import { listing as relatedVideos } from '../../pages/related-videos/related-videos.route';
import { listing as savedBlogs } from '../../pages/saved-blogs/saved-blogs.route';
import { listing as signup } from '../../pages/signup/signup.route';
import { listing as styleguide } from '../../pages/styleguide/styleguide.route';

/** By the file of the page's component. */
export const LISTINGS: Readonly<Record<string, PageListing>> = {
  'src/pages/about/AboutPage.tsx': about,
  'src/pages/article/ArticlePage.tsx': article,
  'src/pages/blog-list/BlogListPage.tsx': blogList,
  'src/pages/calculator/bmi/BmiPage.tsx': bmi,
  'src/pages/calculator/bmr/BmrPage.tsx': bmr,
  'src/pages/calculator/calorie/CaloriePage.tsx': calorie,
  'src/pages/calculator/due-date/DueDatePage.tsx': dueDate,
  'src/pages/calculator/pregnancy/PregnancyPage.tsx': pregnancy,
  'src/pages/calculator/tdee/TdeePage.tsx': tdee,
  'src/pages/categories-list/CategoriesListPage.tsx': categoriesList,
  'src/pages/category/all-categories/AllCategoriesPage.tsx': allCategories,
  'src/pages/category/CategoryPage.tsx': category,
  'src/pages/change-password/ChangePasswordPage.tsx': changePassword,
  'src/pages/comment-section/CommentSectionPage.tsx': commentSection,
  'src/pages/contact/ContactPage.tsx': contact,
  'src/pages/enter-code/EnterCodePage.tsx': enterCode,
  'src/pages/faqs/FaqsPage.tsx': faqs,
  'src/pages/forgot-password/ForgotPasswordPage.tsx': forgotPassword,
  'src/pages/home/HomePage.tsx': home,
  'src/pages/hub/HubPage.tsx': hub,
  'src/pages/legal/cookies/CookiePolicyPage.tsx': cookies,
  'src/pages/legal/disclaimer/DisclaimerPage.tsx': disclaimer,
  'src/pages/legal/privacy/PrivacyPage.tsx': privacy,
  'src/pages/legal/terms/TermsPage.tsx': terms,
  'src/pages/login/LoginPage.tsx': login,
  'src/pages/my-account/MyAccountPage.tsx': myAccount,
  'src/pages/newsletter-links/ConfirmSubscriptionPage.tsx': confirmSubscription,
  'src/pages/newsletter-links/UnsubscribePage.tsx': unsubscribe,
  'src/pages/popular-topics/PopularTopicsPage.tsx': popularTopics,
  'src/pages/rating-component/RatingComponentPage.tsx': ratingComponent,
  'src/pages/related-videos/RelatedVideosPage.tsx': relatedVideos,
  'src/pages/saved-blogs/SavedBlogsPage.tsx': savedBlogs,
  'src/pages/signup/SignupPage.tsx': signup,
  'src/pages/styleguide/StyleguidePage.tsx': styleguide,
};
