import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
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
  /** A calendar day, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** A moment, ISO 8601 in UTC with milliseconds: 2026-03-01T08:00:00.000Z. */
  DateTime: { input: string; output: string; }
};

/** The code itself goes only into the frame: ask `adScript` with this article and position. */
export type AdScriptBlock = {
  __typename?: 'AdScriptBlock';
  /** Address of the sandboxed frame, on the site's own origin. */
  frameUrl: Scalars['String']['output'];
};

export type Article = {
  __typename?: 'Article';
  author: Maybe<Scalars['String']['output']>;
  /** Its topic first. */
  categories: Array<Category>;
  content: Array<Block>;
  description: Maybe<Scalars['String']['output']>;
  faqs: Array<Faq>;
  /** The CMS's document id: the same through edits, renaming and republishing. */
  id: Scalars['ID']['output'];
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
  /** Its topic first. */
  categories: Array<Category>;
  description: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  publishedAt: Scalars['DateTime']['output'];
  slug: Scalars['String']['output'];
  thumbnail: Maybe<Picture>;
  title: Scalars['String']['output'];
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

/** One piece of an article's text. */
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
  /** One of the parents, with a hub page of its own. */
  | 'TOPIC';

export type CodeBlock = {
  __typename?: 'CodeBlock';
  code: Scalars['String']['output'];
  language: Maybe<Scalars['String']['output']>;
};

export type DividerBlock = {
  __typename?: 'DividerBlock';
  /** A rule only divides: assistive technology may pass over it. Always true; GraphQL wants a field. */
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

export type GifBlock = {
  __typename?: 'GifBlock';
  alt: Scalars['String']['output'];
  caption: Maybe<Scalars['String']['output']>;
  naturalHeight: Maybe<Scalars['Int']['output']>;
  /** Pixels; null when the file is elsewhere and its size unknown. */
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
  /** The rotating headline banner (placement `scrolling-banner`). */
  headlines: Array<ArticleCard>;
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
  | 'TEXT';

/** A run of text inside a line. */
export type InlinePart = {
  __typename?: 'InlinePart';
  kind: InlineKind;
  opensNewTab: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
  /** Links only. */
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

export type OrderedListBlock = {
  __typename?: 'OrderedListBlock';
  items: Array<ListItem>;
};

export type ParagraphBlock = {
  __typename?: 'ParagraphBlock';
  inline: Array<InlinePart>;
};

/** A picture for `<img srcset>`. Width and height are the file's, in pixels. */
export type Picture = {
  __typename?: 'Picture';
  /** Empty when the picture only decorates. */
  alt: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  /** The same picture at its widths, narrowest first. */
  sources: Array<PictureSource>;
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type PictureSource = {
  __typename?: 'PictureSource';
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

/**
 * The reading contract: what the site, and whoever reads published content by GraphQL, can ask.
 * The CMS loads this file and serves it; CI compares it with what the CMS prints.
 */
export type Query = {
  __typename?: 'Query';
  /** The advertiser's code at this place of a published article, for the sandboxed frame. Null: there is none. */
  adScript: Maybe<Scalars['String']['output']>;
  /** The published article at this address. Asked by an address it had before, it answers with its present `slug`. Null: there is none. */
  article: Maybe<Article>;
  /** The home page. */
  home: Home;
};


/**
 * The reading contract: what the site, and whoever reads published content by GraphQL, can ask.
 * The CMS loads this file and serves it; CI compares it with what the CMS prints.
 */
export type QueryAdScriptArgs = {
  articleId: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
};


/**
 * The reading contract: what the site, and whoever reads published content by GraphQL, can ask.
 * The CMS loads this file and serves it; CI compares it with what the CMS prints.
 */
export type QueryArticleArgs = {
  slug: Scalars['String']['input'];
};

/** Cleaned on the server; the only text of the CMS that is markup. */
export type RawHtmlBlock = {
  __typename?: 'RawHtmlBlock';
  html: Scalars['String']['output'];
};

export type Review = {
  __typename?: 'Review';
  reviewedOn: Scalars['Date']['output'];
  reviewer: Scalars['String']['output'];
};

/** What search engines and social networks are told, the article's own title, description and picture where the editor left it open. */
export type Seo = {
  __typename?: 'Seo';
  description: Maybe<Scalars['String']['output']>;
  image: Maybe<Picture>;
  noindex: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
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

/** A YouTube or Vimeo address, or a film's own address. */
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
  Article: ResolverTypeWrapper<Omit<Article, 'content'> & { content: Array<ResolversTypes['Block']> }>;
  ArticleCard: ResolverTypeWrapper<ArticleCard>;
  AudioBlock: ResolverTypeWrapper<AudioBlock>;
  AutoCarouselBlock: ResolverTypeWrapper<AutoCarouselBlock>;
  Block: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Block']>;
  BlockquoteBlock: ResolverTypeWrapper<BlockquoteBlock>;
  BoldTextBlock: ResolverTypeWrapper<BoldTextBlock>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Category: ResolverTypeWrapper<Category>;
  CategoryKind: CategoryKind;
  CodeBlock: ResolverTypeWrapper<CodeBlock>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DividerBlock: ResolverTypeWrapper<DividerBlock>;
  EmbedBlock: ResolverTypeWrapper<EmbedBlock>;
  Faq: ResolverTypeWrapper<Faq>;
  GifBlock: ResolverTypeWrapper<GifBlock>;
  HeadingBlock: ResolverTypeWrapper<HeadingBlock>;
  Home: ResolverTypeWrapper<Home>;
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
  OrderedListBlock: ResolverTypeWrapper<OrderedListBlock>;
  ParagraphBlock: ResolverTypeWrapper<ParagraphBlock>;
  Picture: ResolverTypeWrapper<Picture>;
  PictureSource: ResolverTypeWrapper<PictureSource>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RawHtmlBlock: ResolverTypeWrapper<RawHtmlBlock>;
  Review: ResolverTypeWrapper<Review>;
  Seo: ResolverTypeWrapper<Seo>;
  Slide: ResolverTypeWrapper<Slide>;
  SliderWithIconsBlock: ResolverTypeWrapper<SliderWithIconsBlock>;
  SpacerBlock: ResolverTypeWrapper<SpacerBlock>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubheadingBlock: ResolverTypeWrapper<SubheadingBlock>;
  TableBlock: ResolverTypeWrapper<TableBlock>;
  TableCell: ResolverTypeWrapper<TableCell>;
  VideoBlock: ResolverTypeWrapper<VideoBlock>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AdScriptBlock: AdScriptBlock;
  Article: Omit<Article, 'content'> & { content: Array<ResolversParentTypes['Block']> };
  ArticleCard: ArticleCard;
  AudioBlock: AudioBlock;
  AutoCarouselBlock: AutoCarouselBlock;
  Block: ResolversUnionTypes<ResolversParentTypes>['Block'];
  BlockquoteBlock: BlockquoteBlock;
  BoldTextBlock: BoldTextBlock;
  Boolean: Scalars['Boolean']['output'];
  Category: Category;
  CodeBlock: CodeBlock;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DividerBlock: DividerBlock;
  EmbedBlock: EmbedBlock;
  Faq: Faq;
  GifBlock: GifBlock;
  HeadingBlock: HeadingBlock;
  Home: Home;
  ID: Scalars['ID']['output'];
  ImageBlock: ImageBlock;
  InlineHeadingBlock: InlineHeadingBlock;
  InlinePart: InlinePart;
  Int: Scalars['Int']['output'];
  ItalicTextBlock: ItalicTextBlock;
  LinkBlock: LinkBlock;
  ListBlock: ListBlock;
  ListItem: ListItem;
  OrderedListBlock: OrderedListBlock;
  ParagraphBlock: ParagraphBlock;
  Picture: Picture;
  PictureSource: PictureSource;
  Query: Record<PropertyKey, never>;
  RawHtmlBlock: RawHtmlBlock;
  Review: Review;
  Seo: Seo;
  Slide: Slide;
  SliderWithIconsBlock: SliderWithIconsBlock;
  SpacerBlock: SpacerBlock;
  String: Scalars['String']['output'];
  SubheadingBlock: SubheadingBlock;
  TableBlock: TableBlock;
  TableCell: TableCell;
  VideoBlock: VideoBlock;
};

export type AdScriptBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AdScriptBlock'] = ResolversParentTypes['AdScriptBlock']> = {
  frameUrl: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  author: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  content: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faqs: Resolver<Array<ResolversTypes['Faq']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  categories: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publishedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  headlines: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
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
  height: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources: Resolver<Array<ResolversTypes['PictureSource']>, ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PictureSourceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PictureSource'] = ResolversParentTypes['PictureSource']> = {
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adScript: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryAdScriptArgs, 'articleId' | 'position'>>;
  article: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryArticleArgs, 'slug'>>;
  home: Resolver<ResolversTypes['Home'], ParentType, ContextType>;
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
  AudioBlock: AudioBlockResolvers<ContextType>;
  AutoCarouselBlock: AutoCarouselBlockResolvers<ContextType>;
  Block: BlockResolvers<ContextType>;
  BlockquoteBlock: BlockquoteBlockResolvers<ContextType>;
  BoldTextBlock: BoldTextBlockResolvers<ContextType>;
  Category: CategoryResolvers<ContextType>;
  CodeBlock: CodeBlockResolvers<ContextType>;
  Date: GraphQLScalarType;
  DateTime: GraphQLScalarType;
  DividerBlock: DividerBlockResolvers<ContextType>;
  EmbedBlock: EmbedBlockResolvers<ContextType>;
  Faq: FaqResolvers<ContextType>;
  GifBlock: GifBlockResolvers<ContextType>;
  HeadingBlock: HeadingBlockResolvers<ContextType>;
  Home: HomeResolvers<ContextType>;
  ImageBlock: ImageBlockResolvers<ContextType>;
  InlineHeadingBlock: InlineHeadingBlockResolvers<ContextType>;
  InlinePart: InlinePartResolvers<ContextType>;
  ItalicTextBlock: ItalicTextBlockResolvers<ContextType>;
  LinkBlock: LinkBlockResolvers<ContextType>;
  ListBlock: ListBlockResolvers<ContextType>;
  ListItem: ListItemResolvers<ContextType>;
  OrderedListBlock: OrderedListBlockResolvers<ContextType>;
  ParagraphBlock: ParagraphBlockResolvers<ContextType>;
  Picture: PictureResolvers<ContextType>;
  PictureSource: PictureSourceResolvers<ContextType>;
  Query: QueryResolvers<ContextType>;
  RawHtmlBlock: RawHtmlBlockResolvers<ContextType>;
  Review: ReviewResolvers<ContextType>;
  Seo: SeoResolvers<ContextType>;
  Slide: SlideResolvers<ContextType>;
  SliderWithIconsBlock: SliderWithIconsBlockResolvers<ContextType>;
  SpacerBlock: SpacerBlockResolvers<ContextType>;
  SubheadingBlock: SubheadingBlockResolvers<ContextType>;
  TableBlock: TableBlockResolvers<ContextType>;
  TableCell: TableCellResolvers<ContextType>;
  VideoBlock: VideoBlockResolvers<ContextType>;
};

