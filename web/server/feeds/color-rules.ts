import { isHexColor, toSiteColors, type SchemeColors } from '../../src/lib/shared/site-colors.gen';

interface Colors {
  lightColor: string | null;
  darkColor: string | null;
}

/**
 * The colours that editors chose for the site, over those of `topics.css`; empty if they chose none. A topic keeps its own
 * hue. Only hexadecimal colours end up in the style sheet.
 */
export function colorRules({ lightColor, darkColor }: Colors): string {
  if (lightColor === null || !isHexColor(lightColor)) return '';
  const { hue, light, dark } = toSiteColors(
    lightColor,
    darkColor !== null && isHexColor(darkColor) ? darkColor : null,
  );
  return `html:root{--hue:${hue};${declare(light)}}\n@media (prefers-color-scheme:dark){html:root{${declare(dark)}}}\n`;
}

const declare = ({ ink, fill, tint, line }: SchemeColors): string =>
  `--topic-ink:${ink};--topic-fill:${fill};--topic-tint:${tint};--topic-line:${line}`;
