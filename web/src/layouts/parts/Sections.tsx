import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { adPlaces } from './adPlaces';
import { AdSlot } from './AdSlot';
import type { ArticleSection } from './sectionsOf';

export interface SectionProps {
  section: ArticleSection;
  /** Whether it is the first that has a heading. */
  first: boolean;
}

interface Props {
  sections: readonly ArticleSection[];
  /** How many of them stand among the sections. */
  ads: number;
  /** Stands halfway. */
  middle: ReactNode;
  /** How the layout shows a section. */
  as: ComponentType<SectionProps>;
}

/** The sections of an article one after the other, with the ads and the middle banner between them. */
export function Sections({ sections, ads, middle, as }: Props) {
  const places = adPlaces(ads, sections.length);
  const halfway = Math.ceil(sections.length / 2);
  const first = sections.find(({ heading }) => heading);
  return (
    <>
      {sections.map((section, place) => (
        <Fragment key={section.heading?.id ?? place}>
          {place === halfway && middle}
          {places.has(place) && <AdSlot />}
          {createElement(as, { section, first: section === first })}
        </Fragment>
      ))}
      {places.has(sections.length) && <AdSlot />}
    </>
  );
}
