import type { Thing } from './thing';

/** Questions with their answers, as the `mainEntity` of an FAQPage. */
export function questionThings(faqs: readonly { question: string; answer: string }[]): Thing[] {
  return faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
}
