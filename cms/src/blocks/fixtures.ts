import type { BlockType } from './block';
import type { BlockFixture } from './testing/fixture';
import { adScriptFixture } from './types/ad-script/ad-script.fixture';
import { audioFixture } from './types/audio/audio.fixture';
import { autoCarouselFixture } from './types/auto-carousel/auto-carousel.fixture';
import { blockquoteFixture } from './types/blockquote/blockquote.fixture';
import { boldTextFixture } from './types/bold-text/bold-text.fixture';
import { codeBlockFixture } from './types/code-block/code-block.fixture';
import { dividerFixture } from './types/divider/divider.fixture';
import { embedFixture } from './types/embed/embed.fixture';
import { gifFixture } from './types/gif/gif.fixture';
import { headingFixture } from './types/heading/heading.fixture';
import { imageFixture } from './types/image/image.fixture';
import { inlineHeadingFixture } from './types/inline-heading/inline-heading.fixture';
import { italicTextFixture } from './types/italic-text/italic-text.fixture';
import { linkFixture } from './types/link/link.fixture';
import { listFixture } from './types/list/list.fixture';
import { orderedListFixture } from './types/ordered-list/ordered-list.fixture';
import { paragraphFixture } from './types/paragraph/paragraph.fixture';
import { rawHtmlFixture } from './types/raw-html/raw-html.fixture';
import { sliderWithIconsFixture } from './types/slider-with-icons/slider-with-icons.fixture';
import { spacerFixture } from './types/spacer/spacer.fixture';
import { subheadingFixture } from './types/subheading/subheading.fixture';
import { tableFixture } from './types/table/table.fixture';
import { videoFixture } from './types/video/video.fixture';

/** Every block type as the CMS stores it, as a `Block` and in REST. A missing one does not compile. */
export const fixtures: { [T in BlockType]: BlockFixture<T> } = {
  heading: headingFixture,
  paragraph: paragraphFixture,
  'inline-heading': inlineHeadingFixture,
  subheading: subheadingFixture,
  image: imageFixture,
  list: listFixture,
  'ordered-list': orderedListFixture,
  'bold-text': boldTextFixture,
  'italic-text': italicTextFixture,
  link: linkFixture,
  blockquote: blockquoteFixture,
  'code-block': codeBlockFixture,
  gif: gifFixture,
  audio: audioFixture,
  embed: embedFixture,
  video: videoFixture,
  divider: dividerFixture,
  spacer: spacerFixture,
  table: tableFixture,
  'slider-with-icons': sliderWithIconsFixture,
  'auto-carousel': autoCarouselFixture,
  'raw-html': rawHtmlFixture,
  'ad-script': adScriptFixture,
};
