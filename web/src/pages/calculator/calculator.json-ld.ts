import type { Site } from '../../lib/site/site';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import { organisation } from '../../lib/seo/structured-data/publisher';
import { questionJsonLd } from '../../lib/seo/structured-data/questions';
import type { JsonLd } from '../../lib/seo/structured-data/json-ld';
import { TEXTS_BY_PATH } from './texts-by-path';

/** Structured data of a calculator page: a free application, its FAQs and its breadcrumbs. */
export function calculatorJsonLd(path: string, site: Site): JsonLd[] {
  const texts = TEXTS_BY_PATH.get(path);
  if (!texts) return [];
  const url = site.publicUrl + path;
  return [
    {
      '@type': 'WebApplication',
      '@id': `${url}#calculator`,
      name: texts.title,
      description: texts.description,
      url,
      applicationCategory: 'HealthApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      inLanguage: 'en',
      publisher: organisation(site),
    },
    {
      '@type': 'FAQPage',
      '@id': `${url}#questions`,
      inLanguage: 'en',
      mainEntity: questionJsonLd(texts.faqs),
    },
    breadcrumbs(site, [{ name: texts.title, path }]),
  ];
}
