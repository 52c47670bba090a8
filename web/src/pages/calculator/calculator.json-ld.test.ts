import { testSite } from '../../../test/show-site';
import { CALCULATORS } from './calculators';
import { calculatorJsonLd } from './calculator.json-ld';
import { TEXTS_BY_PATH } from './texts-by-path';

test.each(CALCULATORS)(
  '$path is described as a free application with its FAQs and breadcrumbs',
  ({ path }) => {
    const texts = TEXTS_BY_PATH.get(path);
    const [application, questions, way] = calculatorJsonLd(path, testSite);
    expect(application).toMatchObject({
      '@type': 'WebApplication',
      name: texts?.title,
      description: texts?.description,
      url: `https://health.example${path}`,
      isAccessibleForFree: true,
      offers: { price: '0' },
    });
    expect(questions).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: texts?.faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: texts?.title, item: `https://health.example${path}` }],
    });
  },
);
