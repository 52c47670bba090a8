import type { ReactNode } from 'react';

/** A section of a policy. */
export interface Section {
  title: string;
  text: ReactNode;
}

/**
 * A section as it is cited: `section3`, `3. Your account`. Other pages link to these anchors, so a section keeps its
 * number.
 */
interface NumberedSection extends Section {
  id: string;
  heading: string;
}

export function numberSections(sections: readonly Section[]): NumberedSection[] {
  return sections.map((section, index) => ({
    ...section,
    id: `section${index + 1}`,
    heading: `${index + 1}. ${section.title}`,
  }));
}

const SECTIONS_BETWEEN_ADS = 5;

/** Whether an ad follows this section: after every fifth, but never after the last. */
export function hasAdAfter(place: number, count: number): boolean {
  return (place + 1) % SECTIONS_BETWEEN_ADS === 0 && place + 1 < count;
}
