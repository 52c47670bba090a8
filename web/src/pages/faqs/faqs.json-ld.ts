import type { Site } from '../../lib/site/site';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import { questionJsonLd } from '../../lib/seo/structured-data/questions';
import type { JsonLd } from '../../lib/seo/structured-data/json-ld';
import { webPage } from '../../lib/seo/structured-data/web-page';
import { FAQS } from './faqs-page';
import { QUESTIONS } from './questions';

/** Structured data of the FAQ page: every question with its answer, and the breadcrumbs. */
export function faqsJsonLd(site: Site): JsonLd[] {
  const { path, title, description, updated } = FAQS;
  const questions = QUESTIONS.flatMap((group) => group.questions);
  return [
    {
      ...webPage(site, { path, name: title, description, dateModified: updated }),
      '@type': 'FAQPage',
      mainEntity: questionJsonLd(questions),
    },
    breadcrumbs(site, [{ name: title, path }]),
  ];
}
