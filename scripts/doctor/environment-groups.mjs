/**
 * Variables that only make sense together. With none of a group set the embedded default is used;
 * each program's `config.ts` refuses a group that is set by half.
 */
export const environmentGroups = [
  { part: 'leasing database', default: 'PGlite under the data folder', names: ['DATABASE_URL'] },
  {
    part: 'content',
    default: 'the embedded content lake',
    names: ['SANITY_PROJECT_ID', 'SANITY_DATASET'],
  },
  {
    part: 'SMS sending',
    default: 'the outbox page',
    names: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  },
  {
    part: 'newsletter audience',
    default: 'our own list',
    names: ['MAILCHIMP_API_KEY', 'MAILCHIMP_LIST_ID'],
  },
  {
    part: 'conversions for the ad network',
    default: 'our own record',
    names: ['META_PIXEL_ID', 'META_ACCESS_TOKEN'],
  },
  {
    part: 'valuation of cars',
    default: 'our own estimate',
    names: ['VALUATION_URL', 'VALUATION_KEY'],
  },
]

/** `{part, state: 'default' | 'set' | 'half', missing}` for each group. */
export function readGroups(environment, groups = environmentGroups) {
  return groups.map((group) => {
    const missing = group.names.filter((name) => !environment[name])
    const state =
      missing.length === 0 ? 'set' : missing.length === group.names.length ? 'default' : 'half'
    return { ...group, state, missing }
  })
}
