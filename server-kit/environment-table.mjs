const site = 'site'
const api = 'leasing API'
const lake = 'content lake'
const port = { from: 1, last: 65_535 }

/**
 * Every variable that our programs read, for their `config.ts`, for `npm run doctor` and for the table
 * in docs/DEPLOY.md. Plain data in plain JavaScript: the doctor reads it before any package is there.
 *
 * `default` may name another variable, whose value is put in; `without` says in words what happens
 * without a value. Names that stand together make sense together only: half of them is refused, and
 * `part` is what they switch from the embedded default to a real service, `needs` a part that must be
 * set beside it. `isBaked`: a build of the site fixes the value. `least` are the characters of a secret.
 */
export const environmentTable = /** @type {const} */ ([
  {
    names: ['LARKWAY_DATA'],
    default: '.data',
    readBy: [site, api, lake],
    meaning:
      'folder of all data and secrets; the site alone keeps nothing there unless it is given',
  },
  {
    names: ['SITE_URL'],
    default: 'http://localhost:SITE_PORT',
    readBy: [site, api, lake, 'Studio'],
    isBaked: true,
    meaning:
      'where visitors find the site: canonical addresses, site map, webhooks; its host is answered',
  },
  {
    names: ['SITE_PORT'],
    default: '3000',
    ...port,
    readBy: [site, api, lake],
    meaning: 'port of the site',
  },
  {
    names: ['SITE_HOST'],
    without: 'loopback, IPv4 and IPv6',
    readBy: [site],
    isBaked: true,
    meaning: 'address to listen on, for instance `0.0.0.0`',
  },
  {
    names: ['LEASING_API_URL'],
    default: 'http://127.0.0.1:LEASING_API_PORT',
    readBy: [site],
    isBaked: true,
    meaning: 'the leasing API',
  },
  {
    names: ['LEASING_API_PORT'],
    default: '4000',
    ...port,
    readBy: [site, api],
    meaning: 'port of the leasing API',
  },
  {
    names: ['LEASING_API_HOST'],
    without: 'loopback, IPv4 and IPv6',
    readBy: [api],
    meaning: 'address to listen on',
  },
  {
    names: ['CONTENT_LAKE_URL'],
    default: 'http://127.0.0.1:CONTENT_LAKE_PORT',
    readBy: [site, api, lake],
    isBaked: true,
    meaning: 'the embedded content backend',
  },
  {
    names: ['CONTENT_LAKE_PORT'],
    default: '4100',
    from: 1,
    last: 65_529,
    readBy: [site, api, lake],
    meaning: 'port of the embedded content backend; the six after it carry event streams',
  },
  {
    names: ['CONTENT_LAKE_HOST'],
    without: 'loopback, IPv4 and IPv6',
    readBy: [lake],
    meaning: 'address to listen on. It trusts what comes from loopback: never behind a proxy',
  },
  {
    names: ['CONTENT_HOSTS'],
    without: 'loopback',
    readBy: [lake],
    meaning: 'comma list of further host names that it answers to',
  },
  {
    names: ['CONTENT_ORIGINS'],
    without: 'its own, the site’s and `sanity dev`',
    readBy: [lake],
    meaning: 'comma list of further origins whose pages may use the editor’s cookie',
  },
  {
    names: ['CONTENT_SEED'],
    without: 'an empty dataset stays empty',
    readBy: [lake],
    meaning:
      'module of the content that an empty dataset is given, from the root; `npm start` names `seed/content-seed.ts`, `none` leaves it empty',
  },
  {
    names: ['CONTENT_READ_TOKEN'],
    without: 'made in the data folder by the content lake; site and API are one of many readers',
    least: 20,
    readBy: [site, api, lake],
    meaning:
      'the embedded content backend then answers before it answers strangers; `content-read-token` in its data folder. `npm start` hands it on',
  },
  {
    names: ['CONTENT_TOKEN'],
    without: 'made in the data folder',
    least: 20,
    readBy: [site, lake],
    meaning: 'opens writes and drafts of the embedded content backend, for the preview as well',
  },
  {
    names: ['SANITY_PROJECT_ID', 'SANITY_DATASET'],
    part: 'content',
    without: 'the embedded content lake',
    readBy: [site, api, 'Studio'],
    isBaked: true,
    meaning: 'the hosted content backend instead',
  },
  {
    names: ['SANITY_TOKEN'],
    without: 'no preview',
    readBy: [site],
    meaning: 'hosted content: a Viewer token, for the preview',
  },
  {
    names: ['SANITY_STUDIO_API_HOST'],
    without: 'the page’s own address; `http://localhost:4100` for `npm run dev --workspace studio`',
    readBy: ['Studio'],
    meaning: 'the embedded lake, for a Studio that is not served by it',
  },
  {
    names: ['STUDIO_URL'],
    without: 'the Studio of `npm start`',
    readBy: [site],
    isBaked: true,
    meaning:
      'comma list of addresses where editors open the Studio: the first is where the preview’s overlays lead, all may frame the preview',
  },
  {
    names: ['WEBHOOK_SECRET'],
    without: 'made in the data folder; a site alone refuses webhooks and shows pictures whole',
    readBy: [site, api, lake],
    isBaked: true,
    meaning:
      'signs the news of changed rates and content, and the parts of pictures that editors chose: after changing it build anew',
  },
  {
    names: ['SIGNING_KEY'],
    without: 'made in the data folder',
    least: 16,
    readBy: [api],
    meaning: 'keys the hashes of codes, write tokens and phones: the same on every node',
  },
  {
    names: ['LEAD_WEBHOOK_SECRET'],
    without: 'made in the data folder, as `lead-webhook-secret`',
    least: 16,
    readBy: [api],
    meaning:
      'signs the leads that are posted to providers, see LEADS.md: the same on every node; a provider’s own secret follows from it',
  },
  {
    names: ['TRUSTED_PROXIES'],
    default: '127.0.0.0/8,::1',
    readBy: [site, api],
    meaning: 'addresses and ranges whose `X-Forwarded-For` is believed',
  },
  {
    names: ['LOG_LEVEL'],
    default: 'info',
    readBy: [site, api, lake],
    meaning: 'least level that is logged',
  },
  {
    names: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
    part: 'telemetry',
    without: 'nothing is recorded, and OpenTelemetry is not loaded',
    readBy: [site, api, lake],
    meaning:
      'address of a collector that takes OTLP over HTTP, such as `http://127.0.0.1:4318`: traces and metrics are sent there',
  },
  {
    names: ['OTEL_EXPORTER_OTLP_HEADERS'],
    part: 'telemetry headers',
    needs: 'telemetry',
    without: 'none are sent',
    readBy: [site, api, lake],
    meaning: 'comma list of `name=value` sent to the collector, such as its key',
  },
  {
    names: ['HSTS_MAX_AGE'],
    default: '2592000',
    from: 0,
    last: 63_072_000,
    readBy: [site],
    isBaked: true,
    meaning: 'seconds for which browsers reach the site by https only',
  },
  {
    names: ['CDN_PURGE_URL'],
    without: 'no shared cache keeps pages',
    readBy: [site],
    isBaked: true,
    meaning: 'see below',
  },
  {
    names: ['BLOG_URL'],
    without: 'the guides',
    readBy: [site],
    isBaked: true,
    meaning: 'where `/shaking-news` leads',
  },
  {
    names: ['OUTBOX_URL'],
    without: 'no link',
    readBy: [site],
    isBaked: true,
    meaning: 'link to the message outbox of a demonstration',
  },
  {
    names: ['ANALYTICS_ID'],
    without: 'none',
    readBy: [site],
    isBaked: true,
    meaning: 'measurement id of Google Analytics (`G-…`), loaded after consent to statistics',
  },
  {
    names: ['AD_PIXEL_ID'],
    without: 'none',
    readBy: [site],
    isBaked: true,
    meaning:
      'number of Meta’s ad pixel, loaded after consent to advertising; META_PIXEL_ID sends the same events from our side',
  },
  {
    names: ['CHAT_SCRIPT_URL'],
    without: 'phone and hours in its place',
    readBy: [site],
    isBaked: true,
    meaning: 'script of a live chat, loaded when somebody presses “Live chat” and has agreed to it',
  },
  {
    names: ['REVIEWS_BUSINESS_ID'],
    without: 'our own section of reviews',
    readBy: [site],
    isBaked: true,
    meaning: 'business unit at Trustpilot, whose widget comes into the footer after consent',
  },
  {
    names: ['MAINTENANCE'],
    without: 'off',
    readBy: [site],
    meaning: '`1`: every page answers 503 with the maintenance page',
  },
  {
    names: ['DATABASE_URL'],
    part: 'leasing database',
    without: 'PGlite under the data folder',
    readBy: [api],
    meaning: 'PostgreSQL',
  },
  {
    names: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
    part: 'text messages',
    without: 'the outbox page',
    readBy: [api],
    meaning: 'text messages by Twilio',
  },
  {
    names: ['SMTP_HOST', 'SMTP_PORT', 'SMTP_FROM'],
    part: 'e-mail',
    ...port,
    without: 'the outbox page',
    readBy: [api],
    meaning: 'e-mails by SMTP, from an address such as `Larkway <hello@example.com>`',
  },
  {
    names: ['SMTP_USER', 'SMTP_PASSWORD'],
    part: 'mail log-in',
    needs: 'e-mail',
    without: 'the mail server is used without one',
    readBy: [api],
    meaning: 'log-in at the mail server',
  },
  {
    names: ['SMTP_TLS'],
    default: 'required',
    readBy: [api],
    meaning:
      '`required`: from the start on port 465, by STARTTLS elsewhere, or no e-mail is sent; `optional`: where the server offers it; `off`',
  },
  {
    names: ['PHONE_VALIDATION_URL', 'PHONE_VALIDATION_KEY'],
    part: 'phone validation',
    without: 'our own tables of numbers',
    readBy: [api],
    meaning: 'whether a phone number can be called, from a validation service',
  },
  {
    names: ['MESSAGES_TO'],
    without: 'the address of SMTP_FROM, or messages@larkway.example in the outbox',
    readBy: [api],
    meaning:
      'mailbox that messages, requests for a quote and cars for sale are e-mailed to; they are promised an answer within five business days',
  },
  {
    names: ['MAILCHIMP_API_KEY', 'MAILCHIMP_LIST_ID'],
    part: 'newsletter',
    without: 'our own list',
    readBy: [api],
    meaning: 'the newsletter at Mailchimp',
  },
  {
    names: ['META_PIXEL_ID', 'META_ACCESS_TOKEN'],
    part: 'conversions',
    without: 'our own record',
    readBy: [api],
    meaning: 'conversions to Meta',
  },
  {
    names: ['VALUATION_URL', 'VALUATION_KEY'],
    part: 'valuation',
    without: 'our own estimate',
    readBy: [api],
    meaning: 'worth of a present car, from a partner',
  },
])
