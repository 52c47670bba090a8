import type { RuleFinding, Finding } from './finding';
import { checkCategories } from './rules/categories';
import { checkDescription } from './rules/description';
import { checkHeadingOrder } from './rules/heading-order';
import { checkLength } from './rules/length';
import { checkLinks } from './rules/links';
import { checkMarkup } from './rules/markup';
import { checkPictures } from './rules/pictures';
import { checkQuestions } from './rules/questions';
import { checkQuotationMarks } from './rules/quotation-marks';
import { checkReadingLevel } from './rules/reading-level';
import { checkSharedPictures } from './rules/shared-pictures';
import { checkSharedText } from './rules/shared-text';
import { checkSources } from './rules/sources';
import type { Site } from './site';
import type { Subject } from './subject';

const RULES: readonly ((subject: Subject, site: Site) => RuleFinding[])[] = [
  checkDescription,
  checkCategories,
  checkLength,
  checkReadingLevel,
  checkHeadingOrder,
  checkLinks,
  checkMarkup,
  checkQuotationMarks,
  checkPictures,
  checkQuestions,
  checkSources,
];
const RULES_FOR_ALL: readonly ((subjects: readonly Subject[]) => Finding[])[] = [
  checkSharedText,
  checkSharedPictures,
];

/**
 * All findings, article by article.
 * @param others existing articles: text shared with them is reported for the subject
 */
export function lint(subjects: readonly Subject[], site: Site, others: readonly Subject[] = []): Finding[] {
  const shared = RULES_FOR_ALL.flatMap((rule) => rule([...others, ...subjects]));
  return subjects.flatMap((subject) => [
    ...RULES.flatMap((rule) => rule(subject, site)).map((fault) => ({ subject, ...fault })),
    ...shared.filter((finding) => finding.subject === subject),
  ]);
}
