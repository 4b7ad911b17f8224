/*
 * Filters of the Studio: the part of a query between the brackets. They see drafts, so a document
 * an editor has begun is in its list before it is published.
 */

/** Pages by key. */
export const pagesFilter = '_type == "pageContent" && key in $pageKeys'

/** Pages by key whose legal review stands so; one that nobody has begun is pending. */
export const legalReviewFilter =
  '_type == "pageContent" && key in $pageKeys && coalesce(legalReview.status, "pending") == $status'

/** The one page of a key. */
export const pageByKeyFilter = '_type == "pageContent" && key == $key'

/**
 * The categories as shelves to look into. Not the plain list of the type: the Studio would open
 * that one, with guides, for every link to a category's own form.
 */
export const guideShelvesFilter = '_type == "guideCategory" && defined(title)'

/** Guides of one category. */
export const guidesOfCategoryFilter = '_type == "guide" && category._ref == $categoryId'

/** The guide at an address. */
export const guideByAddressFilter =
  '_type == "guide" && slug.current == $slug && category->slug.current == $category'

/** The guide category at an address. */
export const categoryByAddressFilter = '_type == "guideCategory" && slug.current == $category'

/** Questions placed on a page. */
export const questionsOfRouteFilter = '_type == "faq" && $route in routes'

/** The text of a make, where the range is empty, or of a range. */
export const articleByAddressFilter =
  '_type == "article" && manufacturer == $manufacturer && coalesce(range, "") == $range'

/** Banners that stand somewhere on `$today`. */
export const runningBannersFilter = '_type == "banner" && startsOn <= $today && endsOn >= $today'

/** Banners whose first day comes after `$today`. */
export const plannedBannersFilter = '_type == "banner" && startsOn > $today'

/** Banners whose last day was before `$today`. */
export const endedBannersFilter = '_type == "banner" && endsOn < $today'

/** Claims that still stand on `$today` and whose review is due up to the day `$until`. */
export const dueClaimsFilter =
  '_type == "marketingClaim" && reviewBy >= $today && reviewBy <= $until'

/** Claims past their review date on `$today`: no page shows them. */
export const hiddenClaimsFilter = '_type == "marketingClaim" && reviewBy < $today'

/** Cost tables of one kind. */
export const costTablesOfKindFilter = '_type == "costTable" && kind == $kind'
