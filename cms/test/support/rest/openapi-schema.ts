import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { createOpenApi } from '../../../src/rest/openapi/openapi';

/** The contents of `/api/docs.json` for a site of this name. */
export const getApiDescription = createOpenApi({ siteName: 'Site', publicUrl: 'http://localhost:3000' });

const ajv = new Ajv2020({ allErrors: true });
addFormats(ajv);
ajv.addVocabulary(['components']);
ajv.addSchema({ $id: 'api', components: getApiDescription.components });

/** Validates a body or a response of an endpoint against its own description. */
export function findProblems(schema: object, value: unknown): unknown {
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/'));
  const validate = ajv.compile(absolute);
  return validate(value) ? null : validate.errors;
}

export const FAILURE = { $ref: '#/components/schemas/Failure' };
