import { useForm } from '@strapi/strapi/admin';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What an article's form was filled with; another object whenever it is filled again. */
export function useFilledWith(field: string): { filledWith: object; title: string; slug: string } {
  const filledWith = useForm('useFilledWith', ({ initialValues }) => initialValues);
  const values: Record<string, unknown> = { ...filledWith };
  return { filledWith, title: asText(values.title), slug: asText(values[field]) };
}
