import { defineQuery } from 'groq'

/** The menus of the header and the lists of the footer; null before an editor has published them. */
export const navigationQuery = defineQuery(`*[_type == "navigation" && _id == "navigation"][0]{
  menus[]{
    _key, title, columns[]{ _key, title, part, "links": coalesce(links[]{ _key, label, href }, []) }
  },
  footer[]{ _key, title, links[]{ _key, label, href } }
}`)
