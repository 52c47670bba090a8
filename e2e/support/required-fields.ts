interface Fields {
  /** `a|b`: one of them is enough. */
  required: readonly string[];
  /** What is listed when it is not there. */
  recommended?: readonly string[];
}

/**
 * What search engines ask of every type that the site tells of. Where Google has a page on it
 * (https://developers.google.com/search/docs/appearance/structured-data/, then the name in the comment), what that page
 * asks; of the others, without which schema.org's word would say nothing.
 */
export const FIELDS: Readonly<Record<string, Fields>> = {
  // article: all are recommended there; without the first of them nothing is shown.
  Article: {
    required: ['headline', 'author', 'datePublished', 'publisher', 'mainEntityOfPage'],
    recommended: ['image', 'dateModified', 'description'],
  },
  BlogPosting: { required: ['headline', 'author', 'datePublished', 'url'], recommended: ['image'] },
  // article#author: what it says of authors.
  Person: { required: ['name'] },
  // organization, logo
  Organization: { required: ['name', 'url', 'logo'] },
  // image-license-metadata
  ImageObject: { required: ['contentUrl|url'] },
  // breadcrumb, carousel
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement', 'numberOfItems'] },
  ListItem: { required: ['position', 'item|url'] },
  // faqpage
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  // review-snippet
  AggregateRating: { required: ['ratingValue', 'ratingCount|reviewCount'], recommended: ['bestRating'] },
  // discussion-forum
  InteractionCounter: { required: ['interactionType', 'userInteractionCount'] },
  // site-names
  WebSite: { required: ['name', 'url'] },
  // software-app. The ratings that it asks for too nobody gives here: no stars are shown beside a calculator.
  WebApplication: { required: ['name', 'offers', 'applicationCategory', 'operatingSystem'] },
  Offer: { required: ['price', 'priceCurrency'] },
  // https://schema.org/WebPage and its kinds
  WebPage: { required: ['name', 'url', 'breadcrumb'] },
  AboutPage: { required: ['name', 'url', 'breadcrumb', 'about'], recommended: ['description'] },
  CollectionPage: { required: ['name', 'url', 'breadcrumb'], recommended: ['description', 'mainEntity'] },
  MedicalWebPage: { required: ['name', 'url', 'breadcrumb', 'reviewedBy', 'lastReviewed'] },
  Thing: { required: ['name'] },
};
