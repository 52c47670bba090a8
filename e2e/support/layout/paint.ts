/** Helpers in the browser for colours. */
interface Paint {
  /** Red, green, blue and opacity as drawn on screen, 0 to 255, whatever notation the style uses. */
  getPixel: (color: string) => number[];
  /** The visible colour of `color` over an opaque ground. */
  over: (color: readonly number[], ground: readonly number[]) => number[];
  /**
   * The possible colours behind an element's content: every colour of a gradient; undefined if there is a background
   * image.
   */
  getBackgrounds: (element: Element | null) => number[][] | undefined;
  /** Whether a box with this style practically hides what is under it. */
  hides: (style: CSSStyleDeclaration) => boolean;
  /** Whether a box with this style has visible edges. */
  hasEdges: (style: CSSStyleDeclaration) => boolean;
}

declare global {
  interface Window {
    paint: Paint;
  }
}

/** Installs the helpers in the page. */
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

  /** Computed styles write each colour as a function, without nesting. */
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
      // A border on a single side is a line, not a box.
      SIDES.filter((side) => hasBorder(style, side)).length > 1,
  };
}
