import { LAYOUTS } from '../../../blocks/block';
import {
  text,
  textOrNull,
  moment,
  picture,
  oneOf,
  arrayOf,
  exactObject,
  type Schema,
  type Schemas,
} from './schema';

const summary = {
  blog_id: { type: 'string', description: 'The same through edits, renaming and republishing' },
  slug: text,
  title: text,
  description: textOrNull,
  thumbnail_url: picture,
  created_at: moment,
  published_at: moment,
  categories: { type: 'array', items: text, description: 'Names, the topic first' },
  author: textOrNull,
  layoutType: {
    type: 'string',
    enum: [...LAYOUTS],
  },
};
export const comment = {
  comment_id: { type: 'integer' },
  user_id: {
    type: ['integer', 'null'],
    description: 'Null: the member has left, or has deleted the comment, or the editors wrote it',
  },
  username: {
    type: 'string',
    description: 'Where user_id is null: “Deleted member”, or the name of the site for the editors',
  },
  blog_id: text,
  comment_text: { type: 'string', description: 'As typed: escape it where it is shown' },
  parent_comment_id: { type: ['integer', 'null'] },
  created_at: moment,
};

export const noReplies: Schema = {
  type: 'array',
  items: oneOf('Reply'),
  maxItems: 0,
  description: 'Always empty: a reply has none',
};

/** Published content and the discussion of it. */
export const CONTENT_SCHEMAS: Schemas = {
  BlogSummary: exactObject(summary),
  Blog: exactObject({
    ...summary,
    banner_top_url: picture,
    banner_top2_url: picture,
    banner_mid_url: picture,
    content: {
      type: 'string',
      contentMediaType: 'application/json',
      description: 'JSON text: {"layoutType": …, "content": [blocks]}',
    },
    suggestedBlogs: arrayOf('BlogSummary'),
  }),
  BlogsByCategory: {
    type: 'object',
    additionalProperties: arrayOf('BlogSummary'),
    description: 'Lists by topic name, the topics with the most blogs first',
  },
  Banner: exactObject({
    banner_id: text,
    image_url: { type: 'string', format: 'uri-reference' },
    image_text: text,
    title: text,
    type: text,
    category: textOrNull,
    head_color: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    link_url: { type: ['string', 'null'], description: 'Null: /{slug of image_text}' },
  }),
  Faq: exactObject({
    faq_id: text,
    question: text,
    answer: { type: 'string', description: 'Plain text; newlines are significant' },
  }),
  Comment: exactObject({ ...comment, replies: { type: 'array', items: oneOf('Reply') } }),
  Reply: exactObject({ ...comment, replies: noReplies }),
  Category: exactObject({ category: text, slug: text, image_url: picture }),
};
