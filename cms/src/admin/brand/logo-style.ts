import type { Brand } from './read-brand';

type Theme = 'light' | 'dark';

const quote = (address: string): string => `"${address.replaceAll(/["\\\n]/g, encodeURIComponent)}"`;

/**
 * Styles of the site's logo: it gets more room than Strapi's square one, and in the dark its own version or, if the site
 * has none, a light ground.
 */
export function createLogoStyle({ logo, darkLogo }: Brand, theme: Theme): string {
  if (logo === null) return '';
  const image = `img[src=${quote(logo)}]`;
  const dark =
    darkLogo === null
      ? 'background: #fff; box-shadow: 0 0 0 0.3rem #fff;'
      : `content: url(${quote(darkLogo)});`;
  return [
    `nav ${image} { inline-size: 4.4rem; block-size: 3.2rem; max-inline-size: none; object-fit: contain; }`,
    `main ${image} { max-inline-size: 100%; object-fit: contain; }`,
    ...(theme === 'dark' ? [`${image} { ${dark} }`] : []),
  ].join('\n');
}

/** @param stored what the editor has chosen: `light`, `dark`, or else as the system */
export function getTheme(stored: string | null, isSystemDark: boolean): Theme {
  if (stored === 'light' || stored === 'dark') return stored;
  return isSystemDark ? 'dark' : 'light';
}
