import { type Article } from '../model/article';
import { type Json, type JsonObject } from '../model/json';
import { momentText } from './timestamp';
import { componentAttributes } from '../schema/schemas';
import { sparseFields } from '../checks/sparse-fields';
import { writeYaml } from '../yaml/yaml-text';
import { FLOW, KEYS, type Key } from './keys';

/** The front matter of an article, including both `---` lines. Empty fields are omitted. */
export function writeFront(article: Article): string {
  const written: JsonObject = {};
  for (const key of KEYS) {
    const value = getValue(article, key);
    if (key === 'title' || !isOpen(value)) written[key] = value;
  }
  return `---\n${writeYaml(written, FLOW)}---\n`;
}

function getValue(article: Article, key: Key): Json {
  switch (key) {
    case 'layout':
      return article.layoutType;
    case 'published':
      return article.publicationDate && momentText(article.publicationDate);
    case 'suggested':
      return article.suggestedBlogs;
    case 'faqs':
      return article.faqs.map(({ question, answer }) => ({ question, answer }));
    case 'seo':
      return article.seo && sparseFields(article.seo, componentAttributes('meta.seo'));
    default:
      return article[key];
  }
}

function isOpen(value: Json): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}
