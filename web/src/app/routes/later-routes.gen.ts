import type { PageRoute } from '../../lib/page/page-descriptor';
import { route as about } from '../../pages/about/about.route';
import { route as bmi } from '../../pages/calculator/bmi/bmi.route';
import { route as bmr } from '../../pages/calculator/bmr/bmr.route';
import { route as calorie } from '../../pages/calculator/calorie/calorie.route';
import { route as dueDate } from '../../pages/calculator/due-date/due-date.route';
import { route as pregnancy } from '../../pages/calculator/pregnancy/pregnancy.route';
import { route as tdee } from '../../pages/calculator/tdee/tdee.route';
import { route as allCategories } from '../../pages/category/all-categories/all-categories.route';
import { route as changePassword } from '../../pages/change-password/change-password.route';
import { route as commentSection } from '../../pages/comment-section/comment-section.route';
import { route as contact } from '../../pages/contact/contact.route';
import { route as enterCode } from '../../pages/enter-code/enter-code.route';
import { route as faqs } from '../../pages/faqs/faqs.route';
import { route as forgotPassword } from '../../pages/forgot-password/forgot-password.route';
import { route as cookies } from '../../pages/legal/cookies/cookies.route';
import { route as disclaimer } from '../../pages/legal/disclaimer/disclaimer.route';
import { route as privacy } from '../../pages/legal/privacy/privacy.route';
import { route as terms } from '../../pages/legal/terms/terms.route';
import { route as login } from '../../pages/login/login.route';
import { route as myAccount } from '../../pages/my-account/my-account.route';
import { route as confirmSubscription } from '../../pages/newsletter-links/confirm-subscription.route';
import { route as unsubscribe } from '../../pages/newsletter-links/unsubscribe.route';
import { route as popularTopics } from '../../pages/popular-topics/popular-topics.route';
import { route as ratingComponent } from '../../pages/rating-component/rating-component.route';
import { route as relatedVideos } from '../../pages/related-videos/related-videos.route';
import { route as savedBlogs } from '../../pages/saved-blogs/saved-blogs.route';
import { route as signup } from '../../pages/signup/signup.route';
import { route as styleguide } from '../../pages/styleguide/styleguide.route';

export const LATER_ROUTES: readonly PageRoute[] = [
  about,
  bmi,
  bmr,
  calorie,
  dueDate,
  pregnancy,
  tdee,
  allCategories,
  changePassword,
  commentSection,
  contact,
  enterCode,
  faqs,
  forgotPassword,
  cookies,
  disclaimer,
  privacy,
  terms,
  login,
  myAccount,
  confirmSubscription,
  unsubscribe,
  popularTopics,
  ratingComponent,
  relatedVideos,
  savedBlogs,
  signup,
  styleguide,
];
