import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { amountLimit, guardValidation, TOKENS, aliasLimit } from '../src/graphql/limits';
import { reportOutages } from '../src/graphql/outage';
import { outboxFolder, outboxTransport } from '../src/platform/mail/outbox';
import { withTimeouts } from '../src/platform/mail/smtp-timeouts';
import { TOKEN_LIFETIME } from '../src/domain/members/tokens/token-lifetime';
import { FORM_LIMITS } from '../src/platform/uploads/parse-form';
import { ALLOWED_UPLOADS, DENIED_UPLOADS } from '../src/platform/uploads/allowed';
import { settings } from '../src/platform/settings/settings';

export default () => {
  const { secrets, production, graphqlOpen } = settings();
  return {
    graphql: {
      config: {
        endpoint: '/graphql',
        // The read API is written by hand, in src/graphql. Nothing of the content model is exposed automatically.
        shadowCRUD: false,
        // No developer tools on a public address.
        landingPage: () => ApolloServerPluginLandingPageDisabled(),
        depthLimit: 12,
        defaultLimit: 30,
        maxLimit: 100,
        generateArtifacts: false,
        apolloServer: {
          introspection: !production || graphqlOpen,
          parseOptions: { maxTokens: TOKENS },
          // Apollo's cache control calculates a cache hint for each field. Here everything is cached until the content
          // changes.
          plugins: [guardValidation, reportOutages, ApolloServerPluginCacheControlDisabled()],
          validationRules: [amountLimit, aliasLimit],
        },
      },
    },
    upload: {
      config: {
        sizeLimit: FORM_LIMITS.fileBytes,
        // Widths for `srcset`, in pixels. They are created when a picture is uploaded.
        breakpoints: { xlarge: 1600, large: 1200, medium: 800, small: 480, xsmall: 320 },
        security: { allowedTypes: ALLOWED_UPLOADS, deniedTypes: DENIED_UPLOADS },
      },
    },
    'users-permissions': {
      config: { jwtSecret: secrets.jwt, jwt: { expiresIn: TOKEN_LIFETIME } },
    },
    email: { config: mail() },
  };
};

/** Sends mail by SMTP if `SMTP_URL` is set, otherwise writes it to files (C35). */
function mail() {
  const { smtpUrl, mailFrom, editorsEmail, dataDir } = settings();
  return {
    provider: 'nodemailer',
    providerOptions: smtpUrl
      ? withTimeouts(smtpUrl)
      : outboxTransport(outboxFolder(dataDir), (line) => process.stdout.write(`${line}\n`)),
    settings: { defaultFrom: mailFrom, defaultReplyTo: editorsEmail },
  };
}
