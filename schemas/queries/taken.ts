import { defineQuery } from 'groq'

/*
 * What the Studio asks while an editor types: how many documents other than `$ownIds` already hold
 * a value that may be given once.
 */

export const takenKeyQuery = defineQuery(
  `count(*[_type == $type && key == $key && !(_id in $ownIds)])`,
)

export const takenCategorySlugQuery = defineQuery(
  `count(*[_type == "guideCategory" && slug.current == $slug && !(_id in $ownIds)])`,
)

export const takenGuideSlugQuery = defineQuery(`count(*[
  _type == "guide" && slug.current == $slug && category._ref == $category && !(_id in $ownIds)
])`)

export const takenArticleQuery = defineQuery(`count(*[
  _type == "article" && manufacturer == $manufacturer && coalesce(range, "") == $range
    && !(_id in $ownIds)
])`)

export const takenHostQuery = defineQuery(
  `count(*[_type == "storefront" && count(hosts[@ in $hosts]) > 0 && !(_id in $ownIds)])`,
)

export const takenRouteSeoQuery = defineQuery(
  `count(*[_type == "routeSeo" && route == $route && !(_id in $ownIds)])`,
)

export const takenRedirectQuery = defineQuery(
  `count(*[_type == "redirect" && from == $from && !(_id in $ownIds)])`,
)

/** Redirects that lead straight back from where this one leads. */
export const oppositeRedirectQuery = defineQuery(
  `count(*[_type == "redirect" && from == $to && to == $from && !(_id in $ownIds)])`,
)
