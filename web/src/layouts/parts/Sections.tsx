import { Fragment, type ComponentType, type ReactNode } from 'react';
import { BlockRenderer } from '../../blocks/BlockRenderer';
import type { BlockFragment } from '../../blocks/Blocks.gen';
import { adsAmong } from './ads/ads-among';
import { AdSlot } from './ads/AdSlot';
import { toSections, type ArticleSection } from './contents/to-sections';

export interface SectionProps {
  heading: ArticleSection['heading'];
  /** Whether it is the first that has a heading. */
  first: boolean;
  /** The section's blocks, and the ads that fall among them. */
  children: ReactNode;
}

interface Props {
  blocks: readonly BlockFragment[];
  /** Stands halfway. */
  middle: ReactNode;
  /** Of pictures, as of `Placed`. */
  imageSizes?: string;
  /** How the layout shows a section. */
  as: ComponentType<SectionProps>;
}

/** The blocks of an article in sections, one after the other, the middle banner between them. */
export function Sections({ blocks, middle, imageSizes, as: Section }: Props) {
  const sections = toSections(blocks);
  const ads = adsAmong(blocks);
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
