import type { JsonLd } from './json-ld';

/** Questions with their answers, as the `mainEntity` of a FAQPage. */
export function questionJsonLd(faqs: readonly { question: string; answer: string }[]): JsonLd[] {
  return faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
}
