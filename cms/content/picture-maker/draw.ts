import { paletteOf } from './palette';
import { Pen } from './pen';
import { seeded } from './random';
import { aspects, type Recipe, type Scene } from './recipe';
import { field } from './scenes/field';
import type { Size } from './scenes/ground';
import { room, still } from './scenes/interior';
import { landscape } from './scenes/landscape';
import { rect } from './svg';

function scenery(scene: Scene, size: Size, pen: Pen): string {
  switch (scene.kind) {
    case 'landscape':
      return landscape(scene, size, pen);
    case 'room':
      return room(scene, size, pen);
    case 'still':
      return still(scene, size, pen);
    case 'field':
      return field(scene, size, pen);
  }
}

const paperGrain =
  '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .2 0 0 0 0 .15 0 0 0 .9 -.42"/></filter>';

/** The picture as SVG text. The name is the seed: the same name and recipe give the same bytes. */
export function draw(name: string, recipe: Recipe): string {
  const { width, height, pixels } = aspects[recipe.aspect ?? '4:3'];
  const pen = new Pen(paletteOf(recipe.topic, recipe.light ?? 'day'), seeded(name));
  const art = scenery(recipe.scene, { width, height }, pen);
  const tall = Math.round((pixels * height) / width);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${tall}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${paperGrain}${pen.defs}</defs>${art}${rect(0, 0, width, height, '#000', 0, 'filter="url(#grain)" opacity=".14"')}</svg>`
  );
}
