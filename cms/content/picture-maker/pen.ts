import { shade } from './colour';
import type { Palette } from './palette';
import type { Random } from './random';

/** What a motif draws with: colours, chance, and the gradients and clips that a picture collects on the way. */
export class Pen {
  private readonly definitions: string[] = [];

  constructor(
    readonly palette: Palette,
    readonly random: Random,
  ) {}

  private define(make: (id: string) => string): string {
    const id = `d${this.definitions.length}`;
    this.definitions.push(make(id));
    return id;
  }

  /** A fill that runs from one colour to another: down, or to the right. */
  linear(
    from: string,
    to: string,
    direction: 'down' | 'right' = 'down',
    fromOpacity = 1,
    toOpacity = 1,
  ): string {
    const end = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" x1="0" y1="0" ${end}><stop offset="0" stop-color="${from}" stop-opacity="${fromOpacity}"/><stop offset="1" stop-color="${to}" stop-opacity="${toOpacity}"/></linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A glow: the colour in the middle, nothing at the rim. */
  glow(colour: string, opacity = 1): string {
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${opacity * 0.4}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Soft volume for round things: light from the left. */
  round(colour: string, depth = 0.09): string {
    return this.linear(shade(colour, depth * 0.45), shade(colour, -depth), 'right');
  }

  /** The art, seen only inside the shape. */
  clipped(shape: string, art: string): string {
    const id = this.define((name) => `<clipPath id="${name}">${shape}</clipPath>`);
    return `<g clip-path="url(#${id})">${art}</g>`;
  }

  get defs(): string {
    return this.definitions.join('');
  }
}
