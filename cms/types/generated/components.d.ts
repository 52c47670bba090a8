import type { Schema, Struct } from '@strapi/strapi';

export interface BlocksAdScript extends Struct.ComponentSchema {
  collectionName: 'components_blocks_ad_script';
  info: {
    description: "Code of an advertiser. It runs in a frame of its own that can reach neither the page nor the reader's account";
    displayName: "Advertiser's code";
    icon: 'priceTag';
  };
  attributes: {
    content: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface BlocksAudio extends Struct.ComponentSchema {
  collectionName: 'components_blocks_audio';
  info: {
    description: 'A recording: a file from the library, or an address';
    displayName: 'Audio';
    icon: 'music';
  };
  attributes: {
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    file: Schema.Attribute.Media<'audios'>;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface BlocksAutoCarousel extends Struct.ComponentSchema {
  collectionName: 'components_blocks_auto_carousel';
  info: {
    description: 'Pictures that change every 3 seconds until the reader stops them';
    displayName: 'Moving carousel';
    icon: 'landscape';
  };
  attributes: {
    items: Schema.Attribute.Component<'parts.slide', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
  };
}

export interface BlocksBlockquote extends Struct.ComponentSchema {
  collectionName: 'components_blocks_blockquote';
  info: {
    description: "Somebody's words, with an optional name";
    displayName: 'Quotation';
    icon: 'quote';
  };
  attributes: {
    author: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface BlocksBoldText extends Struct.ComponentSchema {
  collectionName: 'components_blocks_bold_text';
  info: {
    description: 'A line of its own in bold';
    displayName: 'Bold line';
    icon: 'bold';
  };
  attributes: {
    text: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface BlocksCodeBlock extends Struct.ComponentSchema {
  collectionName: 'components_blocks_code_block';
  info: {
    description: 'Text shown letter for letter, in type of equal width';
    displayName: 'Code';
    icon: 'code';
  };
  attributes: {
    code: Schema.Attribute.Text & Schema.Attribute.Required;
    language: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface BlocksDivider extends Struct.ComponentSchema {
  collectionName: 'components_blocks_divider';
  info: {
    description: 'A rule between two parts of the text';
    displayName: 'Divider';
    icon: 'scissors';
  };
  attributes: {
    note: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface BlocksEmbed extends Struct.ComponentSchema {
  collectionName: 'components_blocks_embed';
  info: {
    description: 'A player or map of another site, by its address. It loads only when the reader asks';
    displayName: 'Embed';
    icon: 'puzzle';
  };
  attributes: {
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface BlocksGif extends Struct.ComponentSchema {
  collectionName: 'components_blocks_gif';
  info: {
    description: 'A short animation: a file from the library, or an address. It plays only when the reader asks';
    displayName: 'Animated picture';
    icon: 'play';
  };
  attributes: {
    alt: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    file: Schema.Attribute.Media<'images'>;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface BlocksHeading extends Struct.ComponentSchema {
  collectionName: 'components_blocks_heading';
  info: {
    description: "A heading of a section. Levels 2 and 3 appear in the article's SUMMARY";
    displayName: 'Heading';
    icon: 'hashtag';
  };
  attributes: {
    level: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<2>;
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface BlocksImage extends Struct.ComponentSchema {
  collectionName: 'components_blocks_image';
  info: {
    description: 'A picture with an optional caption. Its alternative text is kept in the media library, unless it has its own here';
    displayName: 'Picture';
    icon: 'picture';
  };
  attributes: {
    alt: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    decorative: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    image: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
  };
}

export interface BlocksInlineHeading extends Struct.ComponentSchema {
  collectionName: 'components_blocks_inline_heading';
  info: {
    description: 'A heading that runs close to the text below it; level 3 at most';
    displayName: 'Small heading';
    icon: 'oneToOne';
  };
  attributes: {
    level: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<2>;
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface BlocksItalicText extends Struct.ComponentSchema {
  collectionName: 'components_blocks_italic_text';
  info: {
    description: 'A line of its own in italics';
    displayName: 'Italic line';
    icon: 'italic';
  };
  attributes: {
    text: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface BlocksLink extends Struct.ComponentSchema {
  collectionName: 'components_blocks_link';
  info: {
    description: 'A link on a line of its own; opens in a new tab unless you say otherwise';
    displayName: 'Link';
    icon: 'link';
  };
  attributes: {
    target: Schema.Attribute.Enumeration<['_blank', '_self']> & Schema.Attribute.DefaultTo<'_blank'>;
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface BlocksList extends Struct.ComponentSchema {
  collectionName: 'components_blocks_list';
  info: {
    description: 'Points with bullets, each with an optional bold lead-in';
    displayName: 'List';
    icon: 'bulletList';
  };
  attributes: {
    items: Schema.Attribute.Component<'parts.list-item', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
  };
}

export interface BlocksOrderedList extends Struct.ComponentSchema {
  collectionName: 'components_blocks_ordered_list';
  info: {
    description: 'Steps in their order, each with an optional bold lead-in';
    displayName: 'Numbered list';
    icon: 'stack';
  };
  attributes: {
    items: Schema.Attribute.Component<'parts.list-item', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
  };
}

export interface BlocksParagraph extends Struct.ComponentSchema {
  collectionName: 'components_blocks_paragraph';
  info: {
    description: 'A paragraph. Use Text for plain words, or Runs for bold words and links';
    displayName: 'Paragraph';
    icon: 'file';
  };
  attributes: {
    inline: Schema.Attribute.Component<'parts.inline', true>;
    text: Schema.Attribute.Text;
  };
}

export interface BlocksRawHtml extends Struct.ComponentSchema {
  collectionName: 'components_blocks_raw_html';
  info: {
    description: 'Markup from elsewhere. It is cleaned before it is shown: no scripts, no forms, no styles';
    displayName: 'HTML';
    icon: 'code';
  };
  attributes: {
    content: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface BlocksRichText extends Struct.ComponentSchema {
  collectionName: 'components_blocks_rich_text';
  info: {
    description: 'Ordinary text: type it as you would anywhere, with headings, lists, quotes, links and pictures. Struck words are shown struck out on the page and left out of headings, quotes, search and feeds; underline and code marks are shown plain, and nested lists as one list';
    displayName: 'Prose';
    icon: 'feather';
  };
  attributes: {
    body: Schema.Attribute.Blocks & Schema.Attribute.Required;
  };
}

export interface BlocksSliderWithIcons extends Struct.ComponentSchema {
  collectionName: 'components_blocks_slider_with_icons';
  info: {
    description: 'Pictures that the reader turns over one by one';
    displayName: 'Slider';
    icon: 'slideshow';
  };
  attributes: {
    items: Schema.Attribute.Component<'parts.slide', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
  };
}

export interface BlocksSpacer extends Struct.ComponentSchema {
  collectionName: 'components_blocks_spacer';
  info: {
    description: 'Empty space, in pixels';
    displayName: 'Space';
    icon: 'expand';
  };
  attributes: {
    height: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 400;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<20>;
  };
}

export interface BlocksSubheading extends Struct.ComponentSchema {
  collectionName: 'components_blocks_subheading';
  info: {
    description: 'A line under a heading that says more';
    displayName: 'Subheading';
    icon: 'manyToOne';
  };
  attributes: {
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface BlocksTable extends Struct.ComponentSchema {
  collectionName: 'components_blocks_table';
  info: {
    description: 'A table with a row of headings. Give every row as many cells as there are headings';
    displayName: 'Table';
    icon: 'grid';
  };
  attributes: {
    boldFirstColumn: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    headers: Schema.Attribute.Component<'parts.cell', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    rows: Schema.Attribute.Component<'parts.row', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
  };
}

export interface BlocksVideo extends Struct.ComponentSchema {
  collectionName: 'components_blocks_video';
  info: {
    description: 'A YouTube or Vimeo address, or a film from the library';
    displayName: 'Video';
    icon: 'cast';
  };
  attributes: {
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    file: Schema.Attribute.Media<'videos'>;
    poster: Schema.Attribute.Media<'images'>;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface MetaSeo extends Struct.ComponentSchema {
  collectionName: 'components_meta_seo';
  info: {
    description: "What search engines and social networks show. Empty fields take the article's own title, description and picture";
    displayName: 'Search and sharing';
    icon: 'search';
  };
  attributes: {
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    image: Schema.Attribute.Media<'images'>;
    noindex: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 70;
      }>;
  };
}

export interface PartsCell extends Struct.ComponentSchema {
  collectionName: 'components_parts_cell';
  info: {
    description: 'One cell. Use Text for plain words, or Runs for bold words and links';
    displayName: 'Table cell';
    icon: 'apps';
  };
  attributes: {
    inline: Schema.Attribute.Component<'parts.inline', true>;
    text: Schema.Attribute.Text;
  };
}

export interface PartsInline extends Struct.ComponentSchema {
  collectionName: 'components_parts_inline';
  info: {
    description: 'Words inside a line: plain, bold, italic or a link';
    displayName: 'Run of text';
    icon: 'bold';
  };
  attributes: {
    target: Schema.Attribute.Enumeration<['_blank', '_self']> & Schema.Attribute.DefaultTo<'_blank'>;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    type: Schema.Attribute.Enumeration<['text', 'bold-text', 'italic-text', 'link']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'text'>;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface PartsListItem extends Struct.ComponentSchema {
  collectionName: 'components_parts_list_item';
  info: {
    description: 'One line of a list. Use Text for plain words, or Runs for bold words and links';
    displayName: 'List item';
    icon: 'bulletList';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    inline: Schema.Attribute.Component<'parts.inline', true>;
    text: Schema.Attribute.Text;
  };
}

export interface PartsQuestion extends Struct.ComponentSchema {
  collectionName: 'components_parts_questions';
  info: {
    description: 'A question that readers still ask, and its answer';
    displayName: 'Question';
    icon: 'question';
  };
  attributes: {
    answer: Schema.Attribute.Text & Schema.Attribute.Required;
    question: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    questionId: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 64;
      }>;
  };
}

export interface PartsRow extends Struct.ComponentSchema {
  collectionName: 'components_parts_row';
  info: {
    description: 'One row of a table, cell by cell from the left';
    displayName: 'Table row';
    icon: 'layout';
  };
  attributes: {
    cells: Schema.Attribute.Component<'parts.cell', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
  };
}

export interface PartsSlide extends Struct.ComponentSchema {
  collectionName: 'components_parts_slide';
  info: {
    description: 'A picture with an optional caption. Its alternative text is kept in the media library, unless it has its own here';
    displayName: 'Slide';
    icon: 'picture';
  };
  attributes: {
    alt: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    decorative: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    image: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
  };
}

export interface SiteColumn extends Struct.ComponentSchema {
  collectionName: 'components_site_columns';
  info: {
    description: 'A heading that is a link, and links below it';
    displayName: 'Column of the footer';
    icon: 'bulletList';
  };
  attributes: {
    links: Schema.Attribute.Component<'site.link', true>;
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface SiteLink extends Struct.ComponentSchema {
  collectionName: 'components_site_links';
  info: {
    description: 'A link in the header or the footer';
    displayName: 'Link of the site';
    icon: 'link';
  };
  attributes: {
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface TopicHub extends Struct.ComponentSchema {
  collectionName: 'components_topic_hubs';
  info: {
    description: 'The page of a topic with many sections: what stands over each';
    displayName: 'Hub page';
    icon: 'layout';
  };
  attributes: {
    carousel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    featured: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    issues: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    laterAds: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    latest: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    routine: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    topics: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'blocks.ad-script': BlocksAdScript;
      'blocks.audio': BlocksAudio;
      'blocks.auto-carousel': BlocksAutoCarousel;
      'blocks.blockquote': BlocksBlockquote;
      'blocks.bold-text': BlocksBoldText;
      'blocks.code-block': BlocksCodeBlock;
      'blocks.divider': BlocksDivider;
      'blocks.embed': BlocksEmbed;
      'blocks.gif': BlocksGif;
      'blocks.heading': BlocksHeading;
      'blocks.image': BlocksImage;
      'blocks.inline-heading': BlocksInlineHeading;
      'blocks.italic-text': BlocksItalicText;
      'blocks.link': BlocksLink;
      'blocks.list': BlocksList;
      'blocks.ordered-list': BlocksOrderedList;
      'blocks.paragraph': BlocksParagraph;
      'blocks.raw-html': BlocksRawHtml;
      'blocks.rich-text': BlocksRichText;
      'blocks.slider-with-icons': BlocksSliderWithIcons;
      'blocks.spacer': BlocksSpacer;
      'blocks.subheading': BlocksSubheading;
      'blocks.table': BlocksTable;
      'blocks.video': BlocksVideo;
      'meta.seo': MetaSeo;
      'parts.cell': PartsCell;
      'parts.inline': PartsInline;
      'parts.list-item': PartsListItem;
      'parts.question': PartsQuestion;
      'parts.row': PartsRow;
      'parts.slide': PartsSlide;
      'site.column': SiteColumn;
      'site.link': SiteLink;
      'topic.hub': TopicHub;
    }
  }
}
