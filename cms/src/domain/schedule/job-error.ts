import { errors } from '@strapi/utils';

/** A job cannot be done, and another attempt would not change that. The message is for editors. */
export class JobError extends errors.ApplicationError {}
