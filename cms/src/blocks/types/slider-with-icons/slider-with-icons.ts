import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';
import { restSlide, slides, slidesText } from '../../parts/slides';

export const sliderWithIcons: BlockDefinition<'slider-with-icons'> = {
  read: reader(v.object({ items: slides }), ({ items }) => ({ type: 'slider-with-icons', slides: items })),
  toRest: ({ type, slides }) => ({ type, items: slides.map(restSlide) }),
  plainText: (block) => slidesText(block.slides),
};
