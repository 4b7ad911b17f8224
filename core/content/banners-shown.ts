import { isInDate } from '../time/in-date.ts'

/** The audience of a banner, as an editor chose. */
export type BannerAudience = 'everyone' | 'personal' | 'business'

/** Days and audience of a banner. Both days are London's, `YYYY-MM-DD`, and included. */
export type BannerDates = { startsOn: string; endsOn: string; audience: BannerAudience }

/**
 * The banner audience of a finance type: PCP counts as personal. Rule E-12.
 * @example audienceOf('pcp') // 'personal'
 */
export const audienceOf = (
  financeType: 'personal' | 'business' | 'pcp',
): Exclude<BannerAudience, 'everyone'> => (financeType === 'business' ? 'business' : 'personal')

/**
 * The banners of a page on a day, in the order given: those for everyone, and those for the page's
 * audience. A page that speaks to no one in particular shows all an editor placed on it. Rules
 * E-03, E-12.
 */
export function bannersShown<Banner extends BannerDates>(
  banners: readonly Banner[],
  { today, audience }: { today: string; audience: BannerAudience },
): Banner[] {
  return banners.filter(
    (banner) =>
      isInDate(banner, today) &&
      (banner.audience === 'everyone' || audience === 'everyone' || banner.audience === audience),
  )
}
