import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

/** Redocly's recommended rules that are not asked, and why. */
const NOT_ASKED_OF_REDOCLY = {
  // The server is the product under test, which listens on this machine; elsewhere it is PUBLIC_URL.
  'no-server-example.com': 'off',
} as const;

/**
 * What Redocly's and Spectral's recommended rules say of an OpenAPI document, warnings and hints included: `rule: message (place)`.
 * The libraries behind `redocly lint` and `spectral lint`, so that nothing is asked of a network and no program is started.
 */
export async function lintOpenApi(document: object): Promise<string[]> {
  const source = JSON.stringify(document);
  const config = await createConfig({ extends: ['recommended'], rules: NOT_ASKED_OF_REDOCLY });
  const redocly = await lintFromString({ source, absoluteRef: 'docs.json', config });
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
  return [
    ...redocly.map(({ ruleId, message, location: [place] }) => `${ruleId}: ${message} (${place?.pointer})`),
    ...(await spectral.run(source)).map(
      ({ code, message, path }) => `${code}: ${message} (#/${path.join('/')})`,
    ),
  ];
}
