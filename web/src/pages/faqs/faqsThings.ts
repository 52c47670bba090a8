import type { Site } from '../../lib/site';
import { breadcrumbs } from '../../lib/structuredData/breadcrumbs';
import { questionThings } from '../../lib/structuredData/questions';
import type { Thing } from '../../lib/structuredData/thing';
import { webPage } from '../../lib/structuredData/webPage';
import { FAQS } from './faqsPage';
import { QUESTIONS } from './questions';

/** What the page of questions tells search engines: every question with its answer, and where it stands. */
export function faqsThings(site: Site): Thing[] {
  const { path, title, description, updated } = FAQS;
  const questions = QUESTIONS.flatMap((group) => group.questions);
  return [
    {
      ...webPage(site, { path, name: title, description, dateModified: updated }),
      '@type': 'FAQPage',
      mainEntity: questionThings(questions),
    },
    breadcrumbs(site, [{ name: title, path }]),
  ];
}
