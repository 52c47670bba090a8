import { createRequire } from 'node:module';

// A module of the CMS is CommonJS, whose exports Playwright's loader does not name.
const { HUB_HEADINGS }: typeof import('../../../cms/content/hub-headings.ts') = createRequire(
  import.meta.url,
)('../../../cms/content/hub-headings.ts');

export interface Hub {
  path: string;
  /** Over its six sections, in page order. */
  headings: string[];
}

/** The topic hubs, in the order of the CMS's table of headings. */
export const hubs: Hub[] = Object.entries(HUB_HEADINGS).map(
  ([topic, { topics, routine, issues, featured, carousel, latest }]) => ({
    path: `/${topic.toLowerCase()}`,
    headings: [topics, routine, issues, featured, carousel, latest],
  }),
);
