/** A colour and the colours it must contrast with. */
interface Colour {
  name: `--${string}`;
  /** Text colours used on it, if it is a background. */
  under?: readonly `--${string}`[];
  /** Backgrounds it is used on, if it is a text colour. */
  on?: readonly `--${string}`[];
  /** Backgrounds it is drawn on, if it is a border or a ring. */
  around?: readonly `--${string}`[];
}

const GROUNDS = ['--paper', '--surface', '--sunken'] as const;
const INKS = ['--ink', '--ink-soft'] as const;

/** From tokens.css. A test compares all of these lists with the style sheets. */
export const COLOURS: readonly Colour[] = [
  ...GROUNDS.map((name) => ({ name, under: INKS })),
  { name: '--ink', on: GROUNDS },
  { name: '--ink-soft', on: GROUNDS },
  { name: '--danger', on: GROUNDS },
  { name: '--focus', around: GROUNDS },
  { name: '--line-strong', around: GROUNDS },
  { name: '--line' },
  { name: '--shade' },
];

/** From topics.css: colours in the site's own hue, which each topic redefines in its own. */
export const TOPIC_COLOURS: readonly Colour[] = [
  { name: '--topic-ink', on: [...GROUNDS, '--topic-tint'] },
  { name: '--topic-fill', under: ['--on-topic'] },
  { name: '--on-topic', on: ['--topic-fill'] },
  { name: '--topic-tint', under: ['--topic-ink', ...INKS] },
  { name: '--topic-line' },
];
export const HUE = '--hue';

export const FACES = ['--font-serif', '--font-sans', '--font-mono'] as const;
export const STEPS = [
  '--step-4',
  '--step-3',
  '--step-2',
  '--step-1',
  '--step-0',
  '--step--1',
  '--step--2',
] as const;
export const LEADINGS = ['--leading-tight', '--leading-snug', '--leading-text'] as const;

export const SPACES = [
  '--space-1',
  '--space-2',
  '--space-3',
  '--space-4',
  '--space-5',
  '--space-6',
  '--space-7',
  '--space-8',
  '--flow',
  '--gutter',
  '--inset',
  '--target',
  '--anchor-offset',
] as const;
export const WIDTHS = ['--measure', '--panel', '--page'] as const;
export const RADII = ['--radius', '--radius-large'] as const;
export const SHADOWS = ['--shadow'] as const;
/** Shown while a picture is loading, or when it is missing. */
export const MARKS = ['--site-mark'] as const;
export const TIMES = ['--quick'] as const;
