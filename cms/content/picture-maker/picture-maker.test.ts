import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CATALOGUE } from '../catalogue';
import { TOPIC_TILES } from '../topic-tiles';
import { contrast, oklch, parseOklch, shade } from './colour';
import { draw } from './draw';
import { heaviest } from './master';
import { motifs } from './motifs/catalogue';
import { paletteOf, type Light } from './palette';
import { Pen } from './pen';
import { pictures } from './pictures/all';
import { articlePictures } from './pictures/articles/all';
import { tilesAToH } from './pictures/tiles-a-to-h';
import { tilesHToW } from './pictures/tiles-h-to-w';
import { seeded } from './random';
import { tileName } from './tile';
import { isTopic, topicHues } from './topics';

const topics = Object.keys(topicHues).filter(isTopic);
const lights: readonly Light[] = ['day', 'dawn', 'dusk', 'night'];
const names = Object.keys(pictures);
const svgOf = (name: string): string => {
  const recipe = pictures[name];
  if (!recipe) throw new Error(`no recipe called ${name}`);
  return draw(name, recipe);
};

/** All of them, drawn once: some hundred pictures take a second or two. */
const drawn = new Map(names.map((name) => [name, svgOf(name)]));

describe('colour functions', () => {
  it('preserve lightness, chroma and hue through #rrggbb', () => {
    const { l, c, h } = parseOklch(oklch(0.6, 0.1, 250));
    expect(l).toBeCloseTo(0.6, 2);
    expect(c).toBeCloseTo(0.1, 2);
    expect(h).toBeCloseTo(250, 0);
  });

  it('lighten and darken a colour', () => {
    expect(parseOklch(shade('#2b7a60', 0.1)).l).toBeGreaterThan(parseOklch('#2b7a60').l);
    expect(parseOklch(shade('#2b7a60', -0.1)).l).toBeLessThan(parseOklch('#2b7a60').l);
  });

  it('throw on a value that is not a colour', () => {
    expect(() => shade('red', 0.1)).toThrow('"red" is not a colour');
  });

  it('compute the contrast ratio defined by WCAG', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
  });
});

describe('palettes', () => {
  it('give each catalogue topic its own hue, at least 8 degrees from the next', () => {
    expect(topics.toSorted()).toEqual(CATALOGUE.map((topic) => topic.slug).toSorted());
    const sorted = Object.values(topicHues).toSorted((a, b) => a - b);
    const gaps = sorted.map((hue, index) => (sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - hue);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  });

  it("use the same hues as the site's style sheet", () => {
    const css = readFileSync(resolve(__dirname, '../../../web/src/styles/topics.css'), 'utf8');
    const inSheet = [...css.matchAll(/\[data-topic='([^']+)'\]\s*\{\s*--hue:\s*(\d+)/g)].map(
      ([, topic, hue]) => [topic, Number(hue)],
    );
    expect(Object.fromEntries(inSheet)).toEqual(topicHues);
  });

  it.each(lights)('separate near from far and objects from their background in %s light', (light) => {
    for (const topic of topics) {
      const palette = paletteOf(topic, light);
      expect(contrast(palette.land(0, 3), palette.land(2, 3))).toBeGreaterThan(2);
      expect(contrast(palette.paper, palette.dark)).toBeGreaterThan(4.5);
      expect(contrast(palette.deep, palette.pale)).toBeGreaterThan(3);
      expect(contrast(palette.sun, palette.skyTop)).toBeGreaterThan(1.3);
    }
  });
});

describe('pictures', () => {
  it("include a tile for each catalogue topic, in that topic's colours", () => {
    for (const { slug } of CATALOGUE) expect(pictures[`topic-${slug}`]?.topic).toBe(slug);
  });

  it("include a 3:1 hub picture for each topic, in that topic's colours", () => {
    for (const { slug } of CATALOGUE)
      expect(pictures[`hub-${slug}`]).toMatchObject({ topic: slug, aspect: '3:1' });
  });

  it("include exactly the tiles that the hubs show, in their topic's colours", () => {
    const shown = CATALOGUE.flatMap(({ slug, key }) => {
      const { explore, popular } = TOPIC_TILES[key];
      return [...explore, ...popular].map((subTopic) => [tileName(subTopic), slug]);
    });
    const tiles = names
      .filter((name) => pictures[name]?.aspect === 'tile')
      .map((name) => [name, pictures[name]?.topic]);
    expect(Object.fromEntries(tiles)).toEqual(Object.fromEntries(shown));
  });

  it('use each motif on at most one tile per topic', () => {
    for (const motifs of Object.values({ ...tilesAToH, ...tilesHToW }))
      expect(new Set(Object.values(motifs)).size).toBe(Object.keys(motifs).length);
  });

  it('use each motif on at most three tiles across the site', () => {
    const all = Object.values({ ...tilesAToH, ...tilesHToW }).flatMap((bySubTopic) =>
      Object.values(bySubTopic),
    );
    expect(all.filter((motif) => all.filter((other) => other === motif).length > 3)).toEqual([]);
  });

  it('have lower-case names, and alternative text unless they are tiles', () => {
    for (const name of names) {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      const isTile = pictures[name]?.aspect === 'tile';
      expect(pictures[name]?.alt).toMatch(isTile ? /^$/ : /^[A-Z].{10,}[^.]$/);
    }
  });

  it('have one WebP master each, within its size limit, and no extra files', () => {
    const folder = resolve(__dirname, '../images');
    const masters = readdirSync(folder).filter((file) => file.endsWith('.webp'));
    expect(masters.toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted());
    for (const [name, recipe] of Object.entries(pictures))
      expect(statSync(resolve(folder, `${name}.webp`)).size).toBeLessThan(heaviest(recipe));
  });

  it('are drawn identically for the same name and differently for another name', () => {
    for (const [name, svg] of drawn) expect(svgOf(name)).toBe(svg);
    const recipe = pictures['hay-fever-meadow'];
    if (!recipe) throw new Error('the meadow is gone');
    expect(draw('one', recipe)).not.toBe(draw('two', recipe));
  });

  it('are all different, as are their alternative texts', () => {
    expect(new Set(drawn.values()).size).toBe(names.length);
    const alts = names.flatMap((name) => pictures[name]?.alt || []);
    expect(new Set(alts).size).toBe(alts.length);
  });

  it('contain no text, scripts, images, links or broken numbers', () => {
    for (const svg of drawn.values())
      expect(svg).not.toMatch(/<text|<script|<image|href|NaN|undefined|Infinity/);
  });

  it('define every gradient and clip path that they reference', () => {
    for (const svg of drawn.values()) {
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
    }
  });
});

/** The names that the modules of a folder give to what they draw: of two of one name, spread together, one would be lost. */
async function namesIn(folder: string, suffix: string): Promise<string[]> {
  const files = readdirSync(resolve(__dirname, folder)).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files
      .filter((file) => !['catalogue.ts', 'all.ts'].includes(file))
      .map((file): Promise<Record<string, unknown>> => import(resolve(__dirname, folder, file))),
  );
  const groups = modules.flatMap(Object.entries).filter(([name]) => name.endsWith(suffix));
  return groups.flatMap(([, group]) => Object.keys(group ?? {})).toSorted();
}

describe('names across modules', () => {
  it('are unique for motifs', async () => {
    expect(await namesIn('motifs', 'Motifs')).toEqual(Object.keys(motifs).toSorted());
  });

  it('are unique for article pictures', async () => {
    expect(await namesIn('pictures/articles', 'Pictures')).toEqual(Object.keys(articlePictures).toSorted());
  });
});

describe('motifs', () => {
  it.each(Object.entries(motifs))(
    '%s draws SVG with balanced groups and no broken numbers in every light',
    (_name, motif) => {
      for (const light of lights) {
        const art = motif.draw(new Pen(paletteOf('sleep', light), seeded('test')));
        expect(art).toMatch(/^<(path|rect|circle|ellipse|g)/);
        expect(art).not.toMatch(/NaN|undefined|Infinity/);
        expect((art.match(/<g[ >]/g) ?? []).length).toBe((art.match(/<\/g>/g) ?? []).length);
      }
    },
  );
});
