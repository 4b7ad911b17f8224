import { defineQuery } from 'groq'

/** What stands on every page; null before an editor has published it. */
export const siteSettingsQuery =
  defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  name, headline, intro, phone, contactHours[]{ days, opens, closes },
  footerStatement, demonstrationNotice, seo { title, description }
}`)
