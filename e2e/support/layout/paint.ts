/** What is told of colours, in the browser. */
export interface Paint {
  /** As the screen shows it, red, green, blue and how opaque it is, 0 to 255: a style may tell it in other ways. */
  getPixel: (color: string) => number[];
  /** What is seen where it lies over an opaque one. */
  over: (color: readonly number[], ground: readonly number[]) => number[];
  /** What may be painted behind what an element holds: of a gradient, each of its colours; nothing, where there is a picture. */
  getBackgrounds: (element: Element | null) => number[][] | undefined;
  /** Whether what lies under a box of this style hardly shows through it. */
  hides: (style: CSSStyleDeclaration) => boolean;
  /** Whether a box of this style shows where it ends. */
  hasEdges: (style: CSSStyleDeclaration) => boolean;
}

declare global {
  interface Window {
    paint: Paint;
  }
}

/** Puts it there. */
export function installPaint(): void {
  const SIDES = ['top', 'right', 'bottom', 'left'];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, number[]>();

  function draw(color: string): number[] {
    if (!canvas) throw new Error('This browser draws nothing.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }

  function getPixel(color: string): number[] {
    const pixel = known.get(color) ?? draw(color);
    known.set(color, pixel);
    return pixel;
  }

  function over([red = 0, green = 0, blue = 0, opacity = 0]: readonly number[], ground: readonly number[]) {
    const share = opacity / 255;
    return [red, green, blue].map((part, at) => part * share + (ground[at] ?? 0) * (1 - share));
  }

  const isPicture = (image: string): boolean => /url\(|image-set\(|element\(/.test(image);

  /** Computed styles tell each colour by a function, and none in another. */
  const getStops = (gradients: string): number[][] =>
    (gradients.match(/(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/g) ?? []).map(getPixel);

  const isOpaque = ([, , , opacity = 0]: readonly number[]): boolean => opacity === 255;

  function getBackgrounds(element: Element | null): number[][] | undefined {
    if (!element) return [[255, 255, 255]];
    const { backgroundColor, backgroundImage, backgroundRepeat } = getComputedStyle(element);
    if (isPicture(backgroundImage)) return undefined;
    const color = getPixel(backgroundColor);
    const below = isOpaque(color) ? [color] : getBackgrounds(element.parentElement);
    const plain = below?.map((ground) => over(color, ground));
    const stops = getStops(backgroundImage);
    const isAllOver = stops.length > 0 && stops.every(isOpaque) && backgroundRepeat === 'repeat';
    if (isAllOver) return stops;
    return plain && [...plain, ...stops.flatMap((stop) => plain.map((ground) => over(stop, ground)))];
  }

  const isSeen = (color: string): boolean => (getPixel(color)[3] ?? 0) > 0;

  const hasBorder = (style: CSSStyleDeclaration, side: string): boolean =>
    parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
    isSeen(style.getPropertyValue(`border-${side}-color`));

  window.paint = {
    getPixel,
    over,
    getBackgrounds,
    hides: ({ backgroundColor, backgroundImage }) => {
      const stops = getStops(backgroundImage);
      const isHalfOpaque = ([, , , opacity = 0]: readonly number[]): boolean => opacity > 127;
      return (
        isPicture(backgroundImage) ||
        isHalfOpaque(getPixel(backgroundColor)) ||
        (stops.length > 0 && stops.every(isHalfOpaque))
      );
    },
    hasEdges: (style) =>
      isSeen(style.backgroundColor) ||
      style.backgroundImage !== 'none' ||
      // A single line is a rule, not a box.
      SIDES.filter((side) => hasBorder(style, side)).length > 1,
  };
}
