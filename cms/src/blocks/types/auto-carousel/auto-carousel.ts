import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';
import { restSlide, slides, slidesText } from '../../parts/slides';

export const autoCarousel: BlockDefinition<'auto-carousel'> = {
  read: reader(v.object({ items: slides }), ({ items }) => ({ type: 'auto-carousel', slides: items })),
  toRest: ({ type, slides }) => ({ type, items: slides.map(restSlide) }),
  plainText: (block) => slidesText(block.slides),
};
