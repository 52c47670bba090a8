/** The texts of a calculator page, apart from its form and its article. */
export interface CalculatorTexts {
  /** The page's heading and title: `BMI Calculator`. */
  title: string;
  /** For search engines and social networks: 110 to 160 characters. */
  description: string;
  /** The paragraph under the heading: what the calculator does, in one or two sentences. */
  lead: string;
  /** One or two sentences each. */
  tips: readonly string[];
  faqs: readonly { question: string; answer: string }[];
}
