interface Fields {
  /** `a|b`: one of them is enough. */
  required: readonly string[];
  /** What is listed when it is not there. */
  recommended?: readonly string[];
  /** What has to hold things of these types: schema.org takes an address in the place of any, and search engines do not follow it. */
  things?: Readonly<Record<string, readonly string[]>>;
}

const BY_SOMEBODY = { author: ['Person', 'Organization'] };
const ON_ITS_WAY = { breadcrumb: ['BreadcrumbList'] };
const OF_ITEMS = { itemListElement: ['ListItem'] };

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
    things: { ...BY_SOMEBODY, publisher: ['Organization'] },
  },
  BlogPosting: {
    required: ['headline', 'author', 'datePublished', 'url'],
    recommended: ['image'],
    things: BY_SOMEBODY,
  },
  // article#author: what it says of authors.
  Person: { required: ['name'] },
  // organization
  Organization: { required: ['name', 'url', 'logo'] },
  // https://schema.org/ImageObject: the logo, as `organization` asks it. What `image-license-metadata` asks besides is for
  // pictures whose licence is to be shown beside them; the site claims that of none.
  ImageObject: { required: ['contentUrl|url'] },
  // video
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['contentUrl|embedUrl', 'description'],
  },
  // breadcrumb, carousel: what they ask of names, positions and numbers stands in search-rules.ts.
  BreadcrumbList: { required: ['itemListElement'], things: OF_ITEMS },
  ItemList: { required: ['itemListElement', 'numberOfItems'], things: OF_ITEMS },
  ListItem: { required: ['position', 'item|url'] },
  // faqpage
  FAQPage: { required: ['mainEntity'], things: { mainEntity: ['Question'] } },
  Question: { required: ['name', 'acceptedAnswer'], things: { acceptedAnswer: ['Answer'] } },
  Answer: { required: ['text'] },
  // review-snippet
  AggregateRating: { required: ['ratingValue', 'ratingCount|reviewCount'], recommended: ['bestRating'] },
  // discussion-forum
  InteractionCounter: { required: ['interactionType', 'userInteractionCount'] },
  // site-names
  WebSite: { required: ['name', 'url'] },
  // software-app. The ratings that it asks for too nobody gives here: no stars are shown beside a calculator.
  WebApplication: {
    required: ['name', 'offers', 'applicationCategory', 'operatingSystem'],
    things: { offers: ['Offer'] },
  },
  Offer: { required: ['price', 'priceCurrency'] },
  // https://schema.org/WebPage and its kinds
  WebPage: { required: ['name', 'url', 'breadcrumb'], things: ON_ITS_WAY },
  AboutPage: {
    required: ['name', 'url', 'breadcrumb', 'about'],
    recommended: ['description'],
    things: ON_ITS_WAY,
  },
  CollectionPage: {
    required: ['name', 'url', 'breadcrumb'],
    recommended: ['description', 'mainEntity'],
    things: ON_ITS_WAY,
  },
  MedicalWebPage: {
    required: ['name', 'url', 'breadcrumb', 'reviewedBy', 'lastReviewed'],
    things: { ...ON_ITS_WAY, reviewedBy: ['Person', 'Organization'] },
  },
  Thing: { required: ['name'] },
};
