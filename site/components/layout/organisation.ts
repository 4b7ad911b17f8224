import type {
  SiteSettingsQueryResult,
  StorefrontByKeyQueryResult,
} from '#schemas/generated/sanity.types.ts'

/** The organisation responsible for a storefront's pages. */
export type Organisation = ReturnType<typeof organisationOf>

/**
 * The storefront's organisation, completed from the site's settings. Whether the data is a
 * demonstration is never the storefront's to say. Rule E-17.
 */
export function organisationOf(
  storefront: StorefrontByKeyQueryResult,
  settings: SiteSettingsQueryResult,
) {
  const hours = storefront?.contactHours?.length ? storefront.contactHours : settings?.contactHours
  return {
    phone: storefront?.phone || settings?.phone || null,
    contactHours: hours ?? [],
    footerStatement: storefront?.footerStatement || settings?.footerStatement || null,
    demonstrationNotice: settings?.demonstrationNotice ?? null,
    socialLinks: storefront?.socialLinks ?? [],
    chatUrl: storefront?.chatUrl || null,
  }
}
