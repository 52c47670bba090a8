import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { TopicWithHub } from '../domain/categories/all-categories';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** A date and time, ISO 8601 in UTC with milliseconds: 2026-03-01T08:00:00.000Z. */
  DateTime: { input: string; output: string; }
};

/** Without the code, which is only for the frame: query `adScript` with this article's id and the block's position. */
export type AdScriptBlock = {
  __typename?: 'AdScriptBlock';
  /** The address of the sandboxed frame, on the site's own origin. */
  frameUrl: Scalars['String']['output'];
};

export type Article = {
  __typename?: 'Article';
  author: Maybe<Scalars['String']['output']>;
  /** Its topic first. */
  categories: Array<Category>;
  content: Array<Block>;
  description: Maybe<Scalars['String']['output']>;
  /**
   * Its ratings and comments. They change with the article's engagement number, not with the content version: responses are only
   * cached if the operation names the article by the variable `slug`.
   */
  discussion: Discussion;
  faqs: Array<Faq>;
  /** The CMS's document id. It stays the same when the article is edited, renamed or republished. */
  id: Scalars['ID']['output'];
  /** Keep Reading: the newest eight others that share a category with it. */
  keepReading: Array<ArticleCard>;
  layout: Layout;
  middleBanner: Maybe<Picture>;
  publishedAt: Scalars['DateTime']['output'];
  /** Present only where a real reviewer was entered by an editor. */
  review: Maybe<Review>;
  secondTopBanner: Maybe<Picture>;
  seo: Seo;
  slug: Scalars['String']['output'];
  /** More to Explore, as the editor chose. */
  suggested: Array<ArticleCard>;
  thumbnail: Maybe<Picture>;
  title: Scalars['String']['output'];
  topBanner: Maybe<Picture>;
  updatedAt: Scalars['DateTime']['output'];
};

/** What a list, a tile or a carousel shows of an article. */
export type ArticleCard = {
  __typename?: 'ArticleCard';
  author: Maybe<Scalars['String']['output']>;
  /** Its topic first. */
  categories: Array<Category>;
  description: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  publishedAt: Scalars['DateTime']['output'];
  slug: Scalars['String']['output'];
  thumbnail: Maybe<Picture>;
  title: Scalars['String']['output'];
};

export type ArticleList = {
  __typename?: 'ArticleList';
  articles: Array<ArticleCard>;
  /** The requested category, if any. */
  category: Maybe<Category>;
  /** Alternatives for a search without results. Null if the search has results, or is blank. */
  nearest: Maybe<Nearest>;
  /** The number of matching articles on all pages. */
  total: Scalars['Int']['output'];
};

export type AudioBlock = {
  __typename?: 'AudioBlock';
  caption: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
};

/** Advances every 3 seconds. */
export type AutoCarouselBlock = {
  __typename?: 'AutoCarouselBlock';
  slides: Array<Slide>;
};

/** A picture with a text and a link. */
export type Banner = {
  __typename?: 'Banner';
  /** `#rrggbb`. */
  headColor: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image: Picture;
  /** May be empty. */
  imageText: Scalars['String']['output'];
  /** Null if the link is the slug of `imageText`, at the root of the site. */
  linkUrl: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** One block of an article's content. */
export type Block = AdScriptBlock | AudioBlock | AutoCarouselBlock | BlockquoteBlock | BoldTextBlock | CodeBlock | DividerBlock | EmbedBlock | GifBlock | HeadingBlock | ImageBlock | InlineHeadingBlock | ItalicTextBlock | LinkBlock | ListBlock | OrderedListBlock | ParagraphBlock | RawHtmlBlock | SliderWithIconsBlock | SpacerBlock | SubheadingBlock | TableBlock | VideoBlock;

export type BlockquoteBlock = {
  __typename?: 'BlockquoteBlock';
  author: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

export type BoldTextBlock = {
  __typename?: 'BoldTextBlock';
  text: Scalars['String']['output'];
};

export type Category = {
  __typename?: 'Category';
  id: Scalars['ID']['output'];
  kind: CategoryKind;
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type CategoryKind =
  | 'SUB_TOPIC'
  /** A parent category, which may have a hub page. */
  | 'TOPIC';

/** A page of a category's articles, and what is shown beside them. */
export type CategoryPage = {
  __typename?: 'CategoryPage';
  /** Up to twenty, newest first. */
  articles: Array<ArticleCard>;
  /** Up to four pictures; a sub-topic's are followed by its topic's. */
  banners: Array<Banner>;
  /** For a sub-topic with fewer than four articles: the eight newest others of its topic, or of the site if the topic has none either. */
  besides: Array<ArticleCard>;
  /** Null for all categories. */
  category: Maybe<Category>;
  /** The colour of the page's header, `#rrggbb`. */
  headColor: Scalars['String']['output'];
  /** The topic that a sub-topic belongs to. Null for a topic. */
  topic: Maybe<Category>;
  /** The number of articles in the category. */
  total: Scalars['Int']['output'];
};

export type CategoryPicture = {
  __typename?: 'CategoryPicture';
  category: Category;
  picture: Picture;
};

/** What changes the value, in addition to the content version. */
export type ChangesWith =
  /** The article's engagement number, which each rating and comment increases. */
  | 'DISCUSSION'
  /** The clock: the value changes every minute. */
  | 'MINUTE';

export type CodeBlock = {
  __typename?: 'CodeBlock';
  code: Scalars['String']['output'];
  language: Maybe<Scalars['String']['output']>;
};

/** The ratings and comments of an article. */
export type Discussion = {
  __typename?: 'Discussion';
  /** Visible comments, including replies. */
  commentCount: Scalars['Int']['output'];
  /** From 1 to 5; null if nobody has rated the article. */
  ratingAverage: Maybe<Scalars['Float']['output']>;
  ratingCount: Scalars['Int']['output'];
};

export type DividerBlock = {
  __typename?: 'DividerBlock';
  /** Always true: assistive technology may ignore the rule. GraphQL requires a field. */
  decorative: Scalars['Boolean']['output'];
};

export type EmbedBlock = {
  __typename?: 'EmbedBlock';
  caption: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
};

export type Faq = {
  __typename?: 'Faq';
  answer: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  question: Scalars['String']['output'];
};

/** An article in the site's feed. */
export type FeedArticle = {
  __typename?: 'FeedArticle';
  author: Maybe<Scalars['String']['output']>;
  /** Its topic first. */
  categories: Array<Category>;
  content: Array<Block>;
  description: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  publishedAt: Scalars['DateTime']['output'];
  /** Present only where a real reviewer was entered by an editor. */
  review: Maybe<Review>;
  slug: Scalars['String']['output'];
  thumbnail: Maybe<Picture>;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

/** A point in a picture, in percent of its width and height from the top left. */
export type FocalPoint = {
  __typename?: 'FocalPoint';
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

export type GifBlock = {
  __typename?: 'GifBlock';
  alt: Scalars['String']['output'];
  caption: Maybe<Scalars['String']['output']>;
  naturalHeight: Maybe<Scalars['Int']['output']>;
  /** In pixels; null if the file is on another server and its size is unknown. */
  naturalWidth: Maybe<Scalars['Int']['output']>;
  url: Scalars['String']['output'];
};

export type HeadingBlock = {
  __typename?: 'HeadingBlock';
  /** 2 to 6. */
  level: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type Home = {
  __typename?: 'Home';
  /** The featured strip (placement `blog-strip`). */
  featured: Array<ArticleCard>;
  /** The first promoted card (banner `home-post`). Null if there is none. */
  firstPromotion: Maybe<Banner>;
  /** Eight articles, shuffled every minute (placement `random-blogs`). */
  grid: Array<ArticleCard>;
  /** The rotating headline banner (placement `scrolling-banner`). */
  headlines: Array<ArticleCard>;
  /** In the Know, four articles (placement `featured-news`). */
  inTheKnow: Array<ArticleCard>;
  /** Just In, fifteen articles (placement `grid-3x5`). */
  justIn: Array<ArticleCard>;
  /** More Top Reads, four articles (placement `news-list`). */
  moreTopReads: Array<ArticleCard>;
  /** The second promoted card (banner `home-info-article`). Null if there is none. */
  secondPromotion: Maybe<Banner>;
  /** Wellness at Every Age (banners `home-vert-post`). */
  wellness: Array<Banner>;
};

/** The headings of a hub's six sections. View All beside `routine`, `featured` and `latest` leads to the category of that name. */
export type HubHeadings = {
  __typename?: 'HubHeadings';
  /** Above the carousel. */
  carousel: Scalars['String']['output'];
  /** Above one large article and the others beside it. */
  featured: Scalars['String']['output'];
  /** Above the popular issues. */
  issues: Scalars['String']['output'];
  /** Above the latest stories. */
  latest: Scalars['String']['output'];
  /** Above the first six articles. */
  routine: Scalars['String']['output'];
  /** Above the row of tiles. */
  topics: Scalars['String']['output'];
};

export type ImageBlock = {
  __typename?: 'ImageBlock';
  caption: Maybe<Scalars['String']['output']>;
  image: Picture;
};

export type InlineHeadingBlock = {
  __typename?: 'InlineHeadingBlock';
  /** 2 or 3. */
  level: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type InlineKind =
  | 'BOLD'
  | 'ITALIC'
  | 'LINK'
  /** Strikethrough: show it as `<s>`, or omit it from plain text. */
  | 'STRUCK'
  | 'TEXT';

/** A run of inline text. */
export type InlinePart = {
  __typename?: 'InlinePart';
  kind: InlineKind;
  opensNewTab: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
  /** Only for links. */
  url: Maybe<Scalars['String']['output']>;
};

export type ItalicTextBlock = {
  __typename?: 'ItalicTextBlock';
  text: Scalars['String']['output'];
};

export type Layout =
  | 'ACCORDION'
  | 'CARD_BASED'
  | 'FULL_BLEED_IMAGE'
  | 'MIDDLE_BANNER'
  | 'MINIMALIST'
  | 'RIGHT_SIDEBAR'
  | 'TEXT_IMAGE_ALTERNATING'
  | 'VIDEO'
  | 'VIDEO_LEAD';

export type LinkBlock = {
  __typename?: 'LinkBlock';
  opensNewTab: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type ListBlock = {
  __typename?: 'ListBlock';
  items: Array<ListItem>;
};

export type ListItem = {
  __typename?: 'ListItem';
  /** The bold lead-in. */
  heading: Maybe<Scalars['String']['output']>;
  inline: Array<InlinePart>;
};

/** Alternatives for a search without results. */
export type Nearest = {
  __typename?: 'Nearest';
  /** Six categories: first those with names similar to the search, then the topics with the most articles. */
  categories: Array<Category>;
  /** Up to three corrected searches that have results, the most likely first. */
  searches: Array<Scalars['String']['output']>;
};

export type OrderedListBlock = {
  __typename?: 'OrderedListBlock';
  items: Array<ListItem>;
};

export type ParagraphBlock = {
  __typename?: 'ParagraphBlock';
  inline: Array<InlinePart>;
};

/** A picture for `<img>`. Width and height are those of the file, in pixels. */
export type Picture = {
  __typename?: 'Picture';
  /** Empty if the picture is decorative. */
  alt: Scalars['String']['output'];
  /** What crops of the picture keep in sight; null: its centre. */
  focalPoint: Maybe<FocalPoint>;
  height: Scalars['Int']['output'];
  /** The value of `<img srcset>`: the picture in its widths, narrowest first. */
  srcset: Scalars['String']['output'];
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

/**
 * The public read API: every query for published content that the site and other clients can send.
 * The CMS loads and serves this file; CI compares it with the schema that the CMS prints.
 */
export type Query = {
  __typename?: 'Query';
  /**
   * The advertiser's code at this position of a published article, for the sandboxed frame. With `site` as the article and position 0, the
   * code for all places of the site. Null if there is none.
   */
  adScript: Maybe<Scalars['String']['output']>;
  /** The same for all categories together. */
  allCategories: CategoryPage;
  /** The published article with this slug. A former slug also finds it; the result has the current `slug`. Null if there is none. */
  article: Maybe<Article>;
  /**
   * A page of articles: all articles, those of a category, those that match a search, or both. Newest first; search results by relevance.
   * `category` is a name (in any case) or a slug; a topic includes the articles of its sub-topics. All words of `search` must match,
   * as whole words or prefixes. Blank arguments are ignored. Pages start at 1 and contain 1 to 100 articles; a page after the last is
   * empty. A former name or slug is accepted; `category` of the result is the current one. Null if there is no such category.
   */
  articles: Maybe<ArticleList>;
  /**
   * A page of a category (topic or sub-topic), by slug. Pages start at 1; a page after the last is empty. A former slug returns the
   * category with its current `slug`; the slug of a deleted sub-topic returns its topic. Null if there is no such category.
   */
  category: Maybe<CategoryPage>;
  /**
   * The pictures of up to 20 categories, by slug: the category's own picture, or that of the first banner whose link or text leads to
   * its page. Categories without either are omitted, as are unknown slugs.
   */
  categoryPictures: Array<CategoryPicture>;
  /** The thirty newest articles with their full text, for the site's feed. */
  feed: Array<FeedArticle>;
  /** The home page. Only the requested sections are read from the database. */
  home: Home;
  /** The banner above Popular Topics (the first one of type `main-category`). Null if there is none. */
  popularTopicsBanner: Maybe<Banner>;
  /** The name, logo, colours, links and ads of the site, as editors entered them. Null, or an empty list: the default. */
  site: Site;
  /**
   * For the sitemap: articles that search engines may index, in the order of their ids: the `first` (1 to 10000) articles after the id
   * `after`.
   */
  sitemapArticles: SitemapArticles;
  /** For the sitemap: every topic, and the sub-topics that have articles. */
  sitemapCategories: Array<Category>;
  /** In the Spotlight: the fifteen topics with the most articles, largest first, each with its six newest articles. */
  spotlight: Array<SpotlightTopic>;
  /** Suggestions while a search is typed: up to ten names of categories and titles of articles. Empty for a blank search. */
  suggestions: Array<Scalars['String']['output']>;
  /** The hub page of a topic, by slug. Only the requested sections are read from the database. Null if there is no such topic, or it has no hub. */
  topicHub: Maybe<TopicHub>;
  /** All topics in their order (topics added by editors come last), each with its sub-topics. For the categories list, sidebar and Popular Topics. */
  topics: Array<Topic>;
  /** A page of video articles (the two layouts that begin with a video), newest first. Paged like `articles`. */
  videoArticles: ArticleList;
};


/**
 * The public read API: every query for published content that the site and other clients can send.
 * The CMS loads and serves this file; CI compares it with the schema that the CMS prints.
 */
export type QueryAdScriptArgs = {
  articleId: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
};


/**
 * The public read API: every query for published content that the site and other clients can send.
 * The CMS loads and serves this file; CI compares it with the schema that the CMS prints.
 */
export type QueryAllCategoriesArgs = {
  page?: Scalars['Int']['input'];
};


/**
 * The public read API: every query for published content that the site and other clients can send.
 * The CMS loads and serves this file; CI compares it with the schema that the CMS prints.
 */
export type QueryArticleArgs = {
  slug: Scalars['String']['input'];
};


/**
 * The public read API: every query for published content that the site and other clients can send.
 * The CMS loads and serves this file; CI compares it with the schema that the CMS prints.
 */
export type QueryArticlesArgs = {
  category: InputMaybe<Scalars['String']['input']>;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
  search: InputMaybe<Scalars['String']['input']>;
};


/**
 * The public read API: every query for published content that the site and other clients can send.
 * The CMS loads and serves this file; CI compares it with the schema that the CMS prints.
 */
export type QueryCategoryArgs = {
  page?: Scalars['Int']['input'];
  slug: Scalars['String']['input'];
};


/**
 * The public read API: every query for published content that the site and other clients can send.
 * The CMS loads and serves this file; CI compares it with the schema that the CMS prints.
 */
export type QueryCategoryPicturesArgs = {
  slugs: Array<Scalars['String']['input']>;
};


/**
 * The public read API: every query for published content that the site and other clients can send.
 * The CMS loads and serves this file; CI compares it with the schema that the CMS prints.
 */
export type QuerySitemapArticlesArgs = {
  after: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
};


/**
 * The public read API: every query for published content that the site and other clients can send.
 * The CMS loads and serves this file; CI compares it with the schema that the CMS prints.
 */
export type QuerySuggestionsArgs = {
  search: Scalars['String']['input'];
};


/**
 * The public read API: every query for published content that the site and other clients can send.
 * The CMS loads and serves this file; CI compares it with the schema that the CMS prints.
 */
export type QueryTopicHubArgs = {
  slug: Scalars['String']['input'];
};


/**
 * The public read API: every query for published content that the site and other clients can send.
 * The CMS loads and serves this file; CI compares it with the schema that the CMS prints.
 */
export type QueryVideoArticlesArgs = {
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};

/** Sanitised on the server. The only text of the CMS that is HTML. */
export type RawHtmlBlock = {
  __typename?: 'RawHtmlBlock';
  html: Scalars['String']['output'];
};

export type Review = {
  __typename?: 'Review';
  reviewedOn: Scalars['Date']['output'];
  reviewer: Scalars['String']['output'];
};

/** Metadata for search engines and social networks. Fields that the editor left empty have the article's title, description and picture. */
export type Seo = {
  __typename?: 'Seo';
  description: Maybe<Scalars['String']['output']>;
  image: Maybe<Picture>;
  noindex: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

/** What editors have entered in the site settings. A setting of the site's own environment comes first. */
export type Site = {
  __typename?: 'Site';
  /** The path of the frame with the ad for every place. Null: there is none yet. */
  adFrameUrl: Maybe<Scalars['String']['output']>;
  /** The address for readers without an account. */
  contactEmail: Maybe<Scalars['String']['output']>;
  copyright: Maybe<Scalars['String']['output']>;
  /** The same in the dark one. Null: derived from `lightColor`. */
  darkColor: Maybe<Scalars['String']['output']>;
  /** The logo for the dark colour scheme. */
  darkLogo: Maybe<Picture>;
  footerColumns: Maybe<Array<SiteColumn>>;
  /** The second row at the bottom of the footer. */
  footerLinks: Maybe<Array<SiteLink>>;
  /** The first row at the bottom of the footer: by default the calculators. */
  footerTools: Maybe<Array<SiteLink>>;
  headerLinks: Maybe<Array<SiteLink>>;
  /** The colour of links and buttons in the light colour scheme, `#rrggbb`. */
  lightColor: Maybe<Scalars['String']['output']>;
  /** Instead of the mark and the name in the header. */
  logo: Maybe<Picture>;
  name: Maybe<Scalars['String']['output']>;
  /** Shown when a page without its own picture is shared. */
  shareImage: Maybe<Picture>;
  /** Whether there are places for ads. */
  showsAds: Scalars['Boolean']['output'];
  /** Of each list of links, null: the default; empty: there are none. */
  socialLinks: Maybe<Array<SiteLink>>;
};

export type SiteColumn = {
  __typename?: 'SiteColumn';
  links: Array<SiteLink>;
  text: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type SiteLink = {
  __typename?: 'SiteLink';
  text: Scalars['String']['output'];
  /** An address on the web or a path of the site. */
  to: Scalars['String']['output'];
};

/** Two lists in the same order instead of a list of objects, because GraphQL would resolve each field of each object separately. */
export type SitemapArticles = {
  __typename?: 'SitemapArticles';
  /** The `after` of the next request. Null after the last article. */
  next: Maybe<Scalars['ID']['output']>;
  slugs: Array<Scalars['String']['output']>;
  /** When each article was last changed. */
  updatedAt: Array<Scalars['DateTime']['output']>;
};

export type Slide = {
  __typename?: 'Slide';
  caption: Maybe<Scalars['String']['output']>;
  image: Picture;
};

export type SliderWithIconsBlock = {
  __typename?: 'SliderWithIconsBlock';
  slides: Array<Slide>;
};

export type SpacerBlock = {
  __typename?: 'SpacerBlock';
  /** In CSS pixels. */
  size: Scalars['Int']['output'];
};

export type SpotlightTopic = {
  __typename?: 'SpotlightTopic';
  /** The newest six. */
  articles: Array<ArticleCard>;
  topic: Category;
};

export type SubheadingBlock = {
  __typename?: 'SubheadingBlock';
  text: Scalars['String']['output'];
};

export type TableBlock = {
  __typename?: 'TableBlock';
  boldFirstColumn: Scalars['Boolean']['output'];
  caption: Maybe<Scalars['String']['output']>;
  headers: Array<TableCell>;
  rows: Array<Array<TableCell>>;
};

export type TableCell = {
  __typename?: 'TableCell';
  inline: Array<InlinePart>;
};

/** A topic in a list of topics. */
export type Topic = {
  __typename?: 'Topic';
  /** The number of articles of the topic and its sub-topics; each is counted once. */
  articleCount: Scalars['Int']['output'];
  /** Whether it has a hub page (`topicHub`). */
  hasHub: Scalars['Boolean']['output'];
  /** In OKLCH degrees. Null for the site's default. */
  hue: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** Whether editors added it. Added topics come after the 31 of the specification. */
  isAdded: Scalars['Boolean']['output'];
  /** Its name in Popular Topics: the topic's name, unless an editor entered another one. */
  listName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  picture: Maybe<Picture>;
  slug: Scalars['String']['output'];
  /** Sorted by name. */
  subTopics: Array<Category>;
};

/** The sections of a topic's hub, from top to bottom. If editors chose too few articles, the newest of the topic follow, then the newest of the site. */
export type TopicHub = {
  __typename?: 'TopicHub';
  /** The picture behind the header of the page. Null if there is none. */
  background: Maybe<Picture>;
  /** The carousel of six (placement `brand-news`). */
  brandNews: Array<ArticleCard>;
  /** The list of six (placement `build-your-routine`). */
  buildYourRoutine: Array<ArticleCard>;
  /** One large and four beside it (placement `featured`). */
  featured: Array<ArticleCard>;
  headings: HubHeadings;
  /** Whether ads are shown among the latest stories and after them. */
  laterAds: Scalars['Boolean']['output'];
  /** The grid of six (placement `latest-stories`). */
  latestStories: Array<ArticleCard>;
  /** The grid of popular issues (banners `popular-product`). */
  popular: Array<Banner>;
  /** The row of tiles (banners `explore-categories`). */
  tiles: Array<Banner>;
  topic: Category;
};

/** The URL of a YouTube or Vimeo video, or of a video file. */
export type VideoBlock = {
  __typename?: 'VideoBlock';
  caption: Maybe<Scalars['String']['output']>;
  poster: Maybe<Picture>;
  url: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<unknown, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, unknown, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: unknown[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  Block:
    | ( AdScriptBlock )
    | ( AudioBlock )
    | ( AutoCarouselBlock )
    | ( BlockquoteBlock )
    | ( BoldTextBlock )
    | ( CodeBlock )
    | ( DividerBlock )
    | ( EmbedBlock )
    | ( GifBlock )
    | ( HeadingBlock )
    | ( ImageBlock )
    | ( InlineHeadingBlock )
    | ( ItalicTextBlock )
    | ( LinkBlock )
    | ( ListBlock )
    | ( OrderedListBlock )
    | ( ParagraphBlock )
    | ( RawHtmlBlock )
    | ( SliderWithIconsBlock )
    | ( SpacerBlock )
    | ( SubheadingBlock )
    | ( TableBlock )
    | ( VideoBlock )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AdScriptBlock: ResolverTypeWrapper<AdScriptBlock>;
  Article: ResolverTypeWrapper<Omit<Article, 'discussion'>>;
  ArticleCard: ResolverTypeWrapper<ArticleCard>;
  ArticleList: ResolverTypeWrapper<ArticleList>;
  AudioBlock: ResolverTypeWrapper<AudioBlock>;
  AutoCarouselBlock: ResolverTypeWrapper<AutoCarouselBlock>;
  Banner: ResolverTypeWrapper<Banner>;
  Block: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Block']>;
  BlockquoteBlock: ResolverTypeWrapper<BlockquoteBlock>;
  BoldTextBlock: ResolverTypeWrapper<BoldTextBlock>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Category: ResolverTypeWrapper<Category>;
  CategoryKind: CategoryKind;
  CategoryPage: ResolverTypeWrapper<CategoryPage>;
  CategoryPicture: ResolverTypeWrapper<CategoryPicture>;
  ChangesWith: ChangesWith;
  CodeBlock: ResolverTypeWrapper<CodeBlock>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Discussion: ResolverTypeWrapper<Discussion>;
  DividerBlock: ResolverTypeWrapper<DividerBlock>;
  EmbedBlock: ResolverTypeWrapper<EmbedBlock>;
  Faq: ResolverTypeWrapper<Faq>;
  FeedArticle: ResolverTypeWrapper<Omit<FeedArticle, 'content'> & { content: Array<ResolversTypes['Block']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FocalPoint: ResolverTypeWrapper<FocalPoint>;
  GifBlock: ResolverTypeWrapper<GifBlock>;
  HeadingBlock: ResolverTypeWrapper<HeadingBlock>;
  Home: ResolverTypeWrapper<Record<string, never>>;
  HubHeadings: ResolverTypeWrapper<HubHeadings>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImageBlock: ResolverTypeWrapper<ImageBlock>;
  InlineHeadingBlock: ResolverTypeWrapper<InlineHeadingBlock>;
  InlineKind: InlineKind;
  InlinePart: ResolverTypeWrapper<InlinePart>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ItalicTextBlock: ResolverTypeWrapper<ItalicTextBlock>;
  Layout: Layout;
  LinkBlock: ResolverTypeWrapper<LinkBlock>;
  ListBlock: ResolverTypeWrapper<ListBlock>;
  ListItem: ResolverTypeWrapper<ListItem>;
  Nearest: ResolverTypeWrapper<Nearest>;
  OrderedListBlock: ResolverTypeWrapper<OrderedListBlock>;
  ParagraphBlock: ResolverTypeWrapper<ParagraphBlock>;
  Picture: ResolverTypeWrapper<Picture>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RawHtmlBlock: ResolverTypeWrapper<RawHtmlBlock>;
  Review: ResolverTypeWrapper<Review>;
  Seo: ResolverTypeWrapper<Seo>;
  Site: ResolverTypeWrapper<Site>;
  SiteColumn: ResolverTypeWrapper<SiteColumn>;
  SiteLink: ResolverTypeWrapper<SiteLink>;
  SitemapArticles: ResolverTypeWrapper<SitemapArticles>;
  Slide: ResolverTypeWrapper<Slide>;
  SliderWithIconsBlock: ResolverTypeWrapper<SliderWithIconsBlock>;
  SpacerBlock: ResolverTypeWrapper<SpacerBlock>;
  SpotlightTopic: ResolverTypeWrapper<SpotlightTopic>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubheadingBlock: ResolverTypeWrapper<SubheadingBlock>;
  TableBlock: ResolverTypeWrapper<TableBlock>;
  TableCell: ResolverTypeWrapper<TableCell>;
  Topic: ResolverTypeWrapper<Topic>;
  TopicHub: ResolverTypeWrapper<TopicWithHub>;
  VideoBlock: ResolverTypeWrapper<VideoBlock>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AdScriptBlock: AdScriptBlock;
  Article: Omit<Article, 'discussion'>;
  ArticleCard: ArticleCard;
  ArticleList: ArticleList;
  AudioBlock: AudioBlock;
  AutoCarouselBlock: AutoCarouselBlock;
  Banner: Banner;
  Block: ResolversUnionTypes<ResolversParentTypes>['Block'];
  BlockquoteBlock: BlockquoteBlock;
  BoldTextBlock: BoldTextBlock;
  Boolean: Scalars['Boolean']['output'];
  Category: Category;
  CategoryPage: CategoryPage;
  CategoryPicture: CategoryPicture;
  CodeBlock: CodeBlock;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Discussion: Discussion;
  DividerBlock: DividerBlock;
  EmbedBlock: EmbedBlock;
  Faq: Faq;
  FeedArticle: Omit<FeedArticle, 'content'> & { content: Array<ResolversParentTypes['Block']> };
  Float: Scalars['Float']['output'];
  FocalPoint: FocalPoint;
  GifBlock: GifBlock;
  HeadingBlock: HeadingBlock;
  Home: Record<string, never>;
  HubHeadings: HubHeadings;
  ID: Scalars['ID']['output'];
  ImageBlock: ImageBlock;
  InlineHeadingBlock: InlineHeadingBlock;
  InlinePart: InlinePart;
  Int: Scalars['Int']['output'];
  ItalicTextBlock: ItalicTextBlock;
  LinkBlock: LinkBlock;
  ListBlock: ListBlock;
  ListItem: ListItem;
  Nearest: Nearest;
  OrderedListBlock: OrderedListBlock;
  ParagraphBlock: ParagraphBlock;
  Picture: Picture;
  Query: Record<PropertyKey, never>;
  RawHtmlBlock: RawHtmlBlock;
  Review: Review;
  Seo: Seo;
  Site: Site;
  SiteColumn: SiteColumn;
  SiteLink: SiteLink;
  SitemapArticles: SitemapArticles;
  Slide: Slide;
  SliderWithIconsBlock: SliderWithIconsBlock;
  SpacerBlock: SpacerBlock;
  SpotlightTopic: SpotlightTopic;
  String: Scalars['String']['output'];
  SubheadingBlock: SubheadingBlock;
  TableBlock: TableBlock;
  TableCell: TableCell;
  Topic: Topic;
  TopicHub: TopicWithHub;
  VideoBlock: VideoBlock;
};

export type CachePolicyDirectiveArgs = {
  changesWith: ChangesWith;
};

export type CachePolicyDirectiveResolver<Result, Parent, ContextType = unknown, Args = CachePolicyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AdScriptBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AdScriptBlock'] = ResolversParentTypes['AdScriptBlock']> = {
  frameUrl: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  author: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  content: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discussion: Resolver<ResolversTypes['Discussion'], ParentType, ContextType>;
  faqs: Resolver<Array<ResolversTypes['Faq']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keepReading: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  layout: Resolver<ResolversTypes['Layout'], ParentType, ContextType>;
  middleBanner: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  publishedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  review: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  secondTopBanner: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  seo: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggested: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  thumbnail: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topBanner: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ArticleCardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ArticleCard'] = ResolversParentTypes['ArticleCard']> = {
  author: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publishedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleListResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ArticleList'] = ResolversParentTypes['ArticleList']> = {
  articles: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  category: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  nearest: Resolver<Maybe<ResolversTypes['Nearest']>, ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AudioBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AudioBlock'] = ResolversParentTypes['AudioBlock']> = {
  caption: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AutoCarouselBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AutoCarouselBlock'] = ResolversParentTypes['AutoCarouselBlock']> = {
  slides: Resolver<Array<ResolversTypes['Slide']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  headColor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  imageText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Block'] = ResolversParentTypes['Block']> = {
  __resolveType: TypeResolveFn<'AdScriptBlock' | 'AudioBlock' | 'AutoCarouselBlock' | 'BlockquoteBlock' | 'BoldTextBlock' | 'CodeBlock' | 'DividerBlock' | 'EmbedBlock' | 'GifBlock' | 'HeadingBlock' | 'ImageBlock' | 'InlineHeadingBlock' | 'ItalicTextBlock' | 'LinkBlock' | 'ListBlock' | 'OrderedListBlock' | 'ParagraphBlock' | 'RawHtmlBlock' | 'SliderWithIconsBlock' | 'SpacerBlock' | 'SubheadingBlock' | 'TableBlock' | 'VideoBlock', ParentType, ContextType>;
};

export type BlockquoteBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BlockquoteBlock'] = ResolversParentTypes['BlockquoteBlock']> = {
  author: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BoldTextBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BoldTextBlock'] = ResolversParentTypes['BoldTextBlock']> = {
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['CategoryKind'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CategoryPage'] = ResolversParentTypes['CategoryPage']> = {
  articles: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  banners: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType>;
  besides: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  category: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  headColor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryPictureResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CategoryPicture'] = ResolversParentTypes['CategoryPicture']> = {
  category: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  picture: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
};

export type CodeBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CodeBlock'] = ResolversParentTypes['CodeBlock']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], unknown> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], unknown> {
  name: 'DateTime';
}

export type DiscussionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Discussion'] = ResolversParentTypes['Discussion']> = {
  commentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingAverage: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DividerBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DividerBlock'] = ResolversParentTypes['DividerBlock']> = {
  decorative: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmbedBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EmbedBlock'] = ResolversParentTypes['EmbedBlock']> = {
  caption: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Faq'] = ResolversParentTypes['Faq']> = {
  answer: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedArticleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FeedArticle'] = ResolversParentTypes['FeedArticle']> = {
  author: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  content: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publishedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  review: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FocalPointResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FocalPoint'] = ResolversParentTypes['FocalPoint']> = {
  x: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GifBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GifBlock'] = ResolversParentTypes['GifBlock']> = {
  alt: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caption: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  naturalHeight: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  naturalWidth: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeadingBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HeadingBlock'] = ResolversParentTypes['HeadingBlock']> = {
  level: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HomeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Home'] = ResolversParentTypes['Home']> = {
  featured: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  firstPromotion: Resolver<Maybe<ResolversTypes['Banner']>, ParentType, ContextType>;
  grid: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  headlines: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  inTheKnow: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  justIn: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  moreTopReads: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  secondPromotion: Resolver<Maybe<ResolversTypes['Banner']>, ParentType, ContextType>;
  wellness: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType>;
};

export type HubHeadingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HubHeadings'] = ResolversParentTypes['HubHeadings']> = {
  carousel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featured: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issues: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latest: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  routine: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topics: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ImageBlock'] = ResolversParentTypes['ImageBlock']> = {
  caption: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InlineHeadingBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InlineHeadingBlock'] = ResolversParentTypes['InlineHeadingBlock']> = {
  level: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InlinePartResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InlinePart'] = ResolversParentTypes['InlinePart']> = {
  kind: Resolver<ResolversTypes['InlineKind'], ParentType, ContextType>;
  opensNewTab: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ItalicTextBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ItalicTextBlock'] = ResolversParentTypes['ItalicTextBlock']> = {
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LinkBlock'] = ResolversParentTypes['LinkBlock']> = {
  opensNewTab: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListBlock'] = ResolversParentTypes['ListBlock']> = {
  items: Resolver<Array<ResolversTypes['ListItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListItem'] = ResolversParentTypes['ListItem']> = {
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inline: Resolver<Array<ResolversTypes['InlinePart']>, ParentType, ContextType>;
};

export type NearestResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Nearest'] = ResolversParentTypes['Nearest']> = {
  categories: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  searches: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderedListBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderedListBlock'] = ResolversParentTypes['OrderedListBlock']> = {
  items: Resolver<Array<ResolversTypes['ListItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ParagraphBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ParagraphBlock'] = ResolversParentTypes['ParagraphBlock']> = {
  inline: Resolver<Array<ResolversTypes['InlinePart']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PictureResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  alt: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  focalPoint: Resolver<Maybe<ResolversTypes['FocalPoint']>, ParentType, ContextType>;
  height: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  srcset: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adScript: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryAdScriptArgs, 'articleId' | 'position'>>;
  allCategories: Resolver<ResolversTypes['CategoryPage'], ParentType, ContextType, RequireFields<QueryAllCategoriesArgs, 'page'>>;
  article: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryArticleArgs, 'slug'>>;
  articles: Resolver<Maybe<ResolversTypes['ArticleList']>, ParentType, ContextType, RequireFields<QueryArticlesArgs, 'page' | 'perPage'>>;
  category: Resolver<Maybe<ResolversTypes['CategoryPage']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'page' | 'slug'>>;
  categoryPictures: Resolver<Array<ResolversTypes['CategoryPicture']>, ParentType, ContextType, RequireFields<QueryCategoryPicturesArgs, 'slugs'>>;
  feed: Resolver<Array<ResolversTypes['FeedArticle']>, ParentType, ContextType>;
  home: Resolver<ResolversTypes['Home'], ParentType, ContextType>;
  popularTopicsBanner: Resolver<Maybe<ResolversTypes['Banner']>, ParentType, ContextType>;
  site: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  sitemapArticles: Resolver<ResolversTypes['SitemapArticles'], ParentType, ContextType, RequireFields<QuerySitemapArticlesArgs, 'first'>>;
  sitemapCategories: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  spotlight: Resolver<Array<ResolversTypes['SpotlightTopic']>, ParentType, ContextType>;
  suggestions: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'search'>>;
  topicHub: Resolver<Maybe<ResolversTypes['TopicHub']>, ParentType, ContextType, RequireFields<QueryTopicHubArgs, 'slug'>>;
  topics: Resolver<Array<ResolversTypes['Topic']>, ParentType, ContextType>;
  videoArticles: Resolver<ResolversTypes['ArticleList'], ParentType, ContextType, RequireFields<QueryVideoArticlesArgs, 'page' | 'perPage'>>;
};

export type RawHtmlBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RawHtmlBlock'] = ResolversParentTypes['RawHtmlBlock']> = {
  html: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  reviewedOn: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  reviewer: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Seo'] = ResolversParentTypes['Seo']> = {
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  noindex: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  adFrameUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactEmail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  copyright: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  darkColor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  darkLogo: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  footerColumns: Resolver<Maybe<Array<ResolversTypes['SiteColumn']>>, ParentType, ContextType>;
  footerLinks: Resolver<Maybe<Array<ResolversTypes['SiteLink']>>, ParentType, ContextType>;
  footerTools: Resolver<Maybe<Array<ResolversTypes['SiteLink']>>, ParentType, ContextType>;
  headerLinks: Resolver<Maybe<Array<ResolversTypes['SiteLink']>>, ParentType, ContextType>;
  lightColor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shareImage: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  showsAds: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  socialLinks: Resolver<Maybe<Array<ResolversTypes['SiteLink']>>, ParentType, ContextType>;
};

export type SiteColumnResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SiteColumn'] = ResolversParentTypes['SiteColumn']> = {
  links: Resolver<Array<ResolversTypes['SiteLink']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteLinkResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SiteLink'] = ResolversParentTypes['SiteLink']> = {
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SitemapArticlesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SitemapArticles'] = ResolversParentTypes['SitemapArticles']> = {
  next: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  slugs: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SlideResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Slide'] = ResolversParentTypes['Slide']> = {
  caption: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
};

export type SliderWithIconsBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SliderWithIconsBlock'] = ResolversParentTypes['SliderWithIconsBlock']> = {
  slides: Resolver<Array<ResolversTypes['Slide']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpacerBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SpacerBlock'] = ResolversParentTypes['SpacerBlock']> = {
  size: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpotlightTopicResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SpotlightTopic'] = ResolversParentTypes['SpotlightTopic']> = {
  articles: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  topic: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
};

export type SubheadingBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SubheadingBlock'] = ResolversParentTypes['SubheadingBlock']> = {
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TableBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TableBlock'] = ResolversParentTypes['TableBlock']> = {
  boldFirstColumn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  caption: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headers: Resolver<Array<ResolversTypes['TableCell']>, ParentType, ContextType>;
  rows: Resolver<Array<Array<ResolversTypes['TableCell']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TableCellResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TableCell'] = ResolversParentTypes['TableCell']> = {
  inline: Resolver<Array<ResolversTypes['InlinePart']>, ParentType, ContextType>;
};

export type TopicResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Topic'] = ResolversParentTypes['Topic']> = {
  articleCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasHub: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hue: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subTopics: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
};

export type TopicHubResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TopicHub'] = ResolversParentTypes['TopicHub']> = {
  background: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  brandNews: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  buildYourRoutine: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  featured: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  headings: Resolver<ResolversTypes['HubHeadings'], ParentType, ContextType>;
  laterAds: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latestStories: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  popular: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType>;
  tiles: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType>;
  topic: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
};

export type VideoBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VideoBlock'] = ResolversParentTypes['VideoBlock']> = {
  caption: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  poster: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  AdScriptBlock: AdScriptBlockResolvers<ContextType>;
  Article: ArticleResolvers<ContextType>;
  ArticleCard: ArticleCardResolvers<ContextType>;
  ArticleList: ArticleListResolvers<ContextType>;
  AudioBlock: AudioBlockResolvers<ContextType>;
  AutoCarouselBlock: AutoCarouselBlockResolvers<ContextType>;
  Banner: BannerResolvers<ContextType>;
  Block: BlockResolvers<ContextType>;
  BlockquoteBlock: BlockquoteBlockResolvers<ContextType>;
  BoldTextBlock: BoldTextBlockResolvers<ContextType>;
  Category: CategoryResolvers<ContextType>;
  CategoryPage: CategoryPageResolvers<ContextType>;
  CategoryPicture: CategoryPictureResolvers<ContextType>;
  CodeBlock: CodeBlockResolvers<ContextType>;
  Date: GraphQLScalarType;
  DateTime: GraphQLScalarType;
  Discussion: DiscussionResolvers<ContextType>;
  DividerBlock: DividerBlockResolvers<ContextType>;
  EmbedBlock: EmbedBlockResolvers<ContextType>;
  Faq: FaqResolvers<ContextType>;
  FeedArticle: FeedArticleResolvers<ContextType>;
  FocalPoint: FocalPointResolvers<ContextType>;
  GifBlock: GifBlockResolvers<ContextType>;
  HeadingBlock: HeadingBlockResolvers<ContextType>;
  Home: HomeResolvers<ContextType>;
  HubHeadings: HubHeadingsResolvers<ContextType>;
  ImageBlock: ImageBlockResolvers<ContextType>;
  InlineHeadingBlock: InlineHeadingBlockResolvers<ContextType>;
  InlinePart: InlinePartResolvers<ContextType>;
  ItalicTextBlock: ItalicTextBlockResolvers<ContextType>;
  LinkBlock: LinkBlockResolvers<ContextType>;
  ListBlock: ListBlockResolvers<ContextType>;
  ListItem: ListItemResolvers<ContextType>;
  Nearest: NearestResolvers<ContextType>;
  OrderedListBlock: OrderedListBlockResolvers<ContextType>;
  ParagraphBlock: ParagraphBlockResolvers<ContextType>;
  Picture: PictureResolvers<ContextType>;
  Query: QueryResolvers<ContextType>;
  RawHtmlBlock: RawHtmlBlockResolvers<ContextType>;
  Review: ReviewResolvers<ContextType>;
  Seo: SeoResolvers<ContextType>;
  Site: SiteResolvers<ContextType>;
  SiteColumn: SiteColumnResolvers<ContextType>;
  SiteLink: SiteLinkResolvers<ContextType>;
  SitemapArticles: SitemapArticlesResolvers<ContextType>;
  Slide: SlideResolvers<ContextType>;
  SliderWithIconsBlock: SliderWithIconsBlockResolvers<ContextType>;
  SpacerBlock: SpacerBlockResolvers<ContextType>;
  SpotlightTopic: SpotlightTopicResolvers<ContextType>;
  SubheadingBlock: SubheadingBlockResolvers<ContextType>;
  TableBlock: TableBlockResolvers<ContextType>;
  TableCell: TableCellResolvers<ContextType>;
  Topic: TopicResolvers<ContextType>;
  TopicHub: TopicHubResolvers<ContextType>;
  VideoBlock: VideoBlockResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  cachePolicy: CachePolicyDirectiveResolver<unknown, unknown, ContextType>;
};
