import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { openApi } from '../../src/rest/openapi/openapi';

/** What `/api/docs.json` tells of a site of this name. */
export const description = openApi({ siteName: 'Site', publicUrl: 'http://localhost:3000' });

const ajv = new Ajv2020({ allErrors: true });
addFormats(ajv);
ajv.addVocabulary(['components']);
ajv.addSchema({ $id: 'api', components: description.components });

/** What is wrong with a body or an answer of a call, by its own description. */
export function findProblems(schema: object, answer: unknown): unknown {
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/'));
  const validate = ajv.compile(absolute);
  return validate(answer) ? null : validate.errors;
}

export const FAILURE = { $ref: '#/components/schemas/Failure' };
