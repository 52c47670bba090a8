import { Fragment, type ComponentType, type ReactNode } from 'react';
import { BlockRenderer } from '../../blocks/BlockRenderer';
import type { BlockFragment } from '../../blocks/Blocks.gen';
import { placeAds } from './ads/place-ads';
import { AdSlot } from './ads/AdSlot';
import { toSections, type ArticleSection } from './contents/to-sections';

export interface SectionProps {
  heading: ArticleSection['heading'];
  /** Whether it is the first section with a heading. */
  first: boolean;
  /** The section's blocks, with the ads among them. */
  children: ReactNode;
}

interface Props {
  blocks: readonly BlockFragment[];
  /** Inserted halfway through the sections. */
  middle: ReactNode;
  /** For pictures, as in `Placed`. */
  imageSizes?: string;
  /** Renders a section in the layout's way. */
  as: ComponentType<SectionProps>;
}

/** An article's sections in order, with the middle banner in between. */
export function Sections({ blocks, middle, imageSizes, as: Section }: Props) {
  const sections = toSections(blocks);
  const ads = placeAds(blocks);
  const halfway = Math.ceil(sections.length / 2);
  const first = sections.find(({ heading }) => heading);
  return sections.map((section, place) => (
    <Fragment key={section.heading?.id ?? place}>
      {place === halfway && middle}
      <Section heading={section.heading} first={section === first}>
        <BlockRenderer
          blocks={section.blocks}
          placed={section.placed.map((own) => ({ ...own, ...(imageSizes && { imageSizes }) }))}
          before={(own) => ads.has(section.from + own) && <AdSlot />}
        />
        {ads.has(section.from + section.blocks.length) && <AdSlot />}
      </Section>
    </Fragment>
  ));
}
