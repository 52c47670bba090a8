import { createRequire } from 'node:module';

// CMS modules are CommonJS, and Playwright's loader does not provide their named exports.
const { CATALOGUE }: typeof import('../../../cms/content/catalogue.ts') = createRequire(import.meta.url)(
  '../../../cms/content/catalogue.ts',
);

interface Hub {
  path: string;
  /** The headings of its six sections, in page order. */
  headings: string[];
}

/** The topic hubs, in the order of the catalogue. */
export const hubs: Hub[] = CATALOGUE.map(
  ({ slug, headings: { topics, routine, issues, featured, carousel, latest } }) => ({
    path: `/${slug}`,
    headings: [topics, routine, issues, featured, carousel, latest],
  }),
);
