import { defineQuery } from 'groq'

/** Title and description templates of one pattern of the table of pages; null where core's stand. */
export const routeSeoQuery = defineQuery(`*[_type == "routeSeo" && route == $route][0]{
  route, titleTemplate, descriptionTemplate
}`)
