/** What a calculator's page says in words, besides its form and its article. */
export interface CalculatorTexts {
  /** The page's heading and title: `BMI Calculator`. */
  title: string;
  /** For search engines and social networks: 110 to 160 characters. */
  description: string;
  /** The paragraph under the heading: what a reader gets here, in a sentence or two. */
  lead: string;
  /** Each one sentence or two. */
  tips: readonly string[];
  faqs: readonly { question: string; answer: string }[];
}
