interface Fields {
  /** `a|b`: one of them is enough. */
  required: readonly string[];
  /** Recommended fields, which are only listed when missing. */
  recommended?: readonly string[];
  /**
   * Properties that must contain objects of these types. Schema.org also allows a URL instead of an object, but search
   * engines do not follow it.
   */
  things?: Readonly<Record<string, readonly string[]>>;
}

const BY_SOMEBODY = { author: ['Person', 'Organization'] };
const ON_ITS_WAY = { breadcrumb: ['BreadcrumbList'] };
const OF_ITEMS = { itemListElement: ['ListItem'] };

/**
 * What search engines require of every type that the site uses. If Google has a page about the type
 * (https://developers.google.com/search/docs/appearance/structured-data/, then the name in the comment), these are its
 * requirements. Other types list the fields without which they would be meaningless.
 */
export const FIELDS: Readonly<Record<string, Fields>> = {
  // article: Google only recommends these, but without the first ones it shows nothing.
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
  // article#author
  Person: { required: ['name'] },
  // organization
  Organization: { required: ['name', 'url', 'logo'] },
  // https://schema.org/ImageObject: the logo, as `organization` requires. The fields of `image-license-metadata` are
  // for pictures that are shown with their licence, which the site does not do.
  ImageObject: { required: ['contentUrl|url'] },
  // video
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['contentUrl|embedUrl', 'description'],
  },
  // breadcrumb, carousel: their rules for names, positions and numbers are in search-rules.ts.
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
  // software-app: it also requires ratings, but calculators have none, so no stars are shown for them.
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
