import type { Site } from '../../lib/site/site';

export const ABOUT_PATH = '/about';

type Named = Pick<Site, 'name'>;

export function getAboutTitle({ name }: Named): string {
  return `About ${name}`;
}

export function getAboutDescription({ name }: Named): string {
  return `What ${name} is, who writes it, what “medically reviewed” means here, how we handle sources and mistakes, and how to reach us.`;
}
