import type { ComponentType } from 'react';
import type { ArticleLayoutFragment } from './ArticleLayout.gen';
import { TextImageAlternating } from './text-image-alternating/TextImageAlternating';

export type LayoutComponent = ComponentType<{ article: ArticleLayoutFragment }>;

/** The layouts that are drawn: one folder and one line each. */
const drawn = new Map<string, LayoutComponent>([['TEXT_IMAGE_ALTERNATING', TextImageAlternating]]);

/** Shows every article whose layout is empty, unknown or not drawn (document 1). */
const LayoutOfLastResort: LayoutComponent = TextImageAlternating;

export function layoutFor(layout: string | null): LayoutComponent {
  return drawn.get(layout ?? '') ?? LayoutOfLastResort;
}
